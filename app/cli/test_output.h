// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/output.h"
#include "core/protocol/rule_set.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>

namespace postern {

/// A crawler of a test, with its rules made ready.
struct TestedCrawler {
    std::string name; // as it was given
    std::string token;
    rep::RuleSet rules;
};

/// Writes the rows of a test in one format as they come, in bounded memory.
class TestOutput {
public:
    /// `format` is text, csv or json. Views `file`.
    static std::unique_ptr<TestOutput> make(const QString &format, const rep::RobotsFile &file);

    explicit TestOutput(const rep::RobotsFile &file) : m_file(file) { }
    virtual ~TestOutput() = default;
    TestOutput(const TestOutput &) = delete;
    TestOutput &operator=(const TestOutput &) = delete;

    virtual void begin() { }
    virtual void addRow(std::string_view url, const TestedCrawler &crawler,
                        const rep::RequestPath &path, const rep::Verdict &verdict) = 0;
    virtual void end() { }

protected:
    const rep::RobotsFile &m_file;
    OutputBuffer m_output;
};

} // namespace postern
