import Foundation

/// Where one golden lives: `<test folder>/__Snapshots__/<file>/<test>.<name or counter>.<extension>`.
package struct GoldenPath: Hashable, Sendable {
  /// The module of the test, which keeps artifacts of equally named files apart.
  package var module: String
  /// The test file's name without its extension.
  package var file: String
  /// What tells this golden from the others of its file, such as `testCart.dark`.
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

  /// The golden itself.
  package var url: URL {
    let name = pathExtension.map { "\(identifier).\($0)" } ?? identifier
    return directory.appendingPathComponent(name, isDirectory: false)
  }

  /// The layout tree that goes beside a picture, and is the golden of the same name as text.
  package var layout: URL {
    directory.appendingPathComponent("\(identifier).layout.txt", isDirectory: false)
  }

  /// A name as it may stand in a path: runs of other characters become one hyphen.
  ///
  /// The rule is swift-snapshot-testing's (`\W+` → `-`, one hyphen trimmed at either end), so that
  /// goldens keep their names.
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
