import Drawing
import Foundation

/// The checkout and the build that the tests run in.
enum BuiltPackage {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of `snap` and of the modules.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Whether the modules are where SwiftPM puts them on Linux.
  static let hasModules = FileManager.default.fileExists(
    atPath: products.appendingPathComponent("Modules/LayoutDSL.swiftmodule").path)

  /// The paths of the Swift files in a folder of the checkout, relative to it, in order.
  static func swiftFiles(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return (FileManager.default.enumerator(atPath: path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Runs a command to its end and returns its output and messages.
  @discardableResult
  static func run(_ command: URL, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_CACHE": products.appendingPathComponent("DocumentationTests.cache").path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try InputFile.data(from: pipe.fileHandleForReading.fileDescriptor)
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

/// A folder that lives as long as the object.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("documentation-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
