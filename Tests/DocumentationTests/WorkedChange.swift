import Foundation

/// One file of a worked change in CONTRIBUTING.md.
struct WorkedChange: Equatable {
  /// From the root folder of the package.
  var path: String
  /// Whether the change adds the file.
  var isNew: Bool
  /// The changed places: the lines with their first character, which is a space, `+` or `-`.
  var hunks: [[String]]

  /// The files of a diff, in order.
  ///
  /// `+++` begins a new file, `---` a changed one, and `@@` another place of the file.
  static func all(in diff: String) -> [WorkedChange] {
    var changes: [WorkedChange] = []
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ ") || line.hasPrefix("--- ") {
        changes.append(
          WorkedChange(path: String(line.dropFirst(4)), isNew: line.hasPrefix("+"), hunks: [[]]))
      } else if let last = changes.indices.last {
        if line == "@@" {
          changes[last].hunks.append([])
        } else {
          changes[last].hunks[changes[last].hunks.count - 1].append(String(line))
        }
      }
    }
    return changes
  }

  /// The lines that the change adds.
  var added: String { Self.text(hunks.joined().filter { $0.hasPrefix("+") }) }

  /// The lines of each place before the change.
  var formerTexts: [String] { hunks.map { Self.text($0.filter { !$0.hasPrefix("+") }) } }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0.dropFirst() + "\n" }.joined()
  }
}
