import Foundation

/// The path of a golden: `<test folder>/__Snapshots__/<file>/<test>.<name or counter>.<extension>`.
package struct GoldenPath: Hashable, Sendable {
  /// The module of the test, which distinguishes the artifacts of test files with the same name.
  package var module: String
  /// The test file's name without its extension.
  package var file: String
  /// The name of the golden within its test file, such as `testCart.dark`.
  package var identifier: String
  /// The folder of the golden.
  package var directory: URL
  package var pathExtension: String?

  package init(
    test: SnapshotTest, identifier: String, pathExtension: String?, directory: URL? = nil
  ) {
    let source = URL(fileURLWithPath: test.filePath)
    module = test.fileID.split(separator: "/").first.map(String.init) ?? ""
    file = source.deletingPathExtension().lastPathComponent
    self.identifier = identifier
    self.pathExtension = pathExtension
    self.directory =
      directory
      ?? source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(file, isDirectory: true)
  }

  /// The file of the golden.
  package var url: URL {
    let name = pathExtension.map { "\(identifier).\($0)" } ?? identifier
    return directory.appendingPathComponent(name, isDirectory: false)
  }

  /// The file of the layout tree beside a picture; it is also the golden of the same name as text.
  package var layout: URL {
    directory.appendingPathComponent("\(identifier).layout.txt", isDirectory: false)
  }

  /// Returns a name in which a hyphen replaces every run of characters that paths must not contain.
  ///
  /// The rule is that of swift-snapshot-testing (`\W+` → `-`, one hyphen trimmed at either end), so
  /// that goldens keep their names.
  package static func sanitized(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if isWord(scalar) {
        result.unicodeScalars.append(scalar)
      } else if result.last != "-" {
        result += "-"
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    return switch scalar.properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.value == 0x200C || scalar.value == 0x200D
    }
  }
}
