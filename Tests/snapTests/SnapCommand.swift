import Drawing
import Foundation
import Render

/// A run of the built `snap` on small sources.
struct SnapCommand {
  var exitCode: Int32
  var output: Data
  var messages: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n") }

  /// A folder of the build, with the sources and the compiled programs that the tests share.
  private static let folder = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  /// Runs `snap` where the sources are, so that they have relative paths.
  static func run(_ arguments: String...) throws -> SnapCommand {
    try run(arguments: arguments)
  }

  /// Runs `snap` in a folder, with the redirections or other words of a shell after it.
  static func run(
    arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    shell words: String? = nil
  ) throws -> SnapCommand {
    let process = try process(arguments)
    process.environment?.merge(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    if let words { process.runInShell(words) }
    let output = Pipe()
    process.standardOutput = output
    // Unlike a second pipe, a file cannot fill up while the other is read.
    let messages = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapTests.\(UUID().uuidString)")
    try Data().write(to: messages)
    defer { try? FileManager.default.removeItem(at: messages) }
    let errors = try FileHandle(forWritingTo: messages)
    process.standardError = errors
    // `waitUntilExit()` polls on Linux.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    // Foundation keeps both files open. Some 1,360 open files end its next `run()`, which reads
    // beyond the last entry of a full buffer of /proc/self/fd.
    defer {
      try? errors.close()
      try? output.fileHandleForReading.close()
    }
    try process.run()
    let data = try InputFile.data(from: output.fileHandleForReading.fileDescriptor)
    exit.wait()
    return SnapCommand(
      exitCode: process.terminationStatus, output: data,
      messages: try String(contentsOf: messages, encoding: .utf8))
  }

  /// A command that has not started.
  static func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = folder.appendingPathComponent("snap")
    process.arguments = arguments
    process.currentDirectoryURL = try sources.get()
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_CACHE": folder.appendingPathComponent("snapTests.cache").path]) { $1 }
    return process
  }

  private static let sources = Result {
    let sources = folder.appendingPathComponent("snapTests.sources")
    let samples = SampleSources.files.merging(SampleScripts.files) { $1 }
      .merging(SampleDataModel.files) { $1 }
    for (path, text) in samples {
      let file = sources.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return sources
  }
}

extension Process {
  /// Makes a shell run the command with redirections, or with other commands before it.
  func runInShell(_ words: String, before commands: String = "") {
    arguments =
      ["-c", "\(commands) exec \"$0\" \"$@\" \(words)", executableURL?.path ?? ""]
      + (arguments ?? [])
    executableURL = URL(fileURLWithPath: "/bin/sh")
  }
}

/// A new folder for the pictures of one test.
final class PictureFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/snapTests.\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The columns in the top row of a PNG that are red.
  func redColumns(of name: String) throws -> Range<Int> {
    let picture = try Pixmap(pngData: Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    let columns = (0..<picture.width).filter { picture[$0, 0].green < 128 }
    return (columns.first ?? 0)..<((columns.last ?? -1) + 1)
  }

  /// The size in a PNG's header.
  func pixelSize(of name: String) throws -> [Int] {
    try pixelSizeOfPNG(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }
}

/// The width and height of a PNG; empty for other data.
func pixelSizeOfPNG(_ data: Data) -> [Int] {
  guard data.count > 24, data.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return [] }
  return [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
}
