import Foundation

@testable import snap

extension DeclarationRepair {
  /// Returns the text for the compiler of a file that the compiler has refused with messages; nil
  /// if nothing is changed.
  static func repaired(
    _ text: String, in name: String = "View.swift", after messages: String...
  ) throws -> String? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    var sources = [try SourceFile(path: file.path)]
    let output = messages.map { "\(sources[0].path):\($0)" }.joined(separator: "\n")
    guard repair(&sources, after: CompilerMessages(output).errors) else { return nil }
    return String(decoding: sources[0].staged, as: UTF8.self)
  }
}
