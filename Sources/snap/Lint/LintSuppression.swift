import LayoutDSL
import SnapRuntime

/// The comments of sources that suppress findings.
///
/// `// snap:ignore RULES` applies to its line and the next one, `// snap:ignore-file RULES` to its
/// file. Without rules it suppresses all of them; words after a dash are the reason.
struct LintSuppression {
  private var lines: [LayoutExplanation.SourceLine: Set<LintRule>] = [:]
  private var files: [String: Set<LintRule>] = [:]

  init(_ sources: [SourceFile]) {
    for source in sources {
      for (index, line) in source.lines.enumerated() where line.contains("snap:ignore") {
        guard let match = line.firstMatch(of: #/\/\/\s*snap:ignore(-file)?(?![-\w])(.*)/#) else {
          continue
        }
        let words = match.output.2.split(separator: #/\s[-–—]+\s/#, maxSplits: 1).first ?? ""
        let named = words.split { $0 == "," || $0.isWhitespace }.map(String.init)
        let rules = named.isEmpty ? Set(LintRule.allCases) : Set(named.compactMap(LintRule.init))
        if match.output.1 != nil {
          files[source.path, default: []].formUnion(rules)
        } else {
          for number in [index + 1, index + 2] {
            lines[.init(file: source.path, line: number), default: []].formUnion(rules)
          }
        }
      }
    }
  }

  /// Returns whether a comment suppresses a rule at a line.
  func suppresses(_ rule: LintRule, at line: LayoutExplanation.SourceLine) -> Bool {
    files[line.file]?.contains(rule) == true || lines[line]?.contains(rule) == true
  }
}
