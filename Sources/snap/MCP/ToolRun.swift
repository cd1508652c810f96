import Foundation
import SnapRuntime

/// A run of the command that answers a call, which another thread may end.
final class ToolRun: @unchecked Sendable {
  private let call: ToolCall
  private let lock = NSLock()
  private var child: ChildProcess?
  private var hasEnded = false

  init(_ call: ToolCall) {
    self.call = call
  }

  /// Whether the call was cancelled.
  var isCancelled: Bool { lock.withLock { hasEnded } }

  /// Ends the command and the programs that it runs.
  func cancel() {
    lock.withLock {
      hasEnded = true
      child?.signalProgram(SIGTERM)
    }
  }

  /// Runs the command in the current folder, and returns the result of the call.
  func result() -> JSONValue {
    do {
      return try withTemporaryFolder { folder in
        let log = folder.appendingPathComponent("messages")
        guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
          throw Failure.unwritable(path: log.path, reason: systemErrorReason())
        }
        let (exit, output) = try run(words(picturesIn: folder), messages: log)
        let messages = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        var content: [JSONValue] = []
        let pictures = try pictures(in: folder, output: output)
        let text =
          shown(String(decoding: output, as: UTF8.self), picturesIn: folder)
          + withoutUsage(messages)
        if !text.isEmpty { content.append(Self.text(text)) }
        for picture in pictures.prefix(Self.pictureLimit) {
          content.append([
            "type": "image", "mimeType": "image/png",
            "data": .string(picture.base64EncodedString()),
          ])
        }
        if pictures.count > Self.pictureLimit {
          content.append(
            Self.text("There are \(pictures.count) pictures; name a view to see another."))
        }
        return Self.result(content, isError: exit.signal != nil || exit.code > 1)
      }
    } catch {
      return Self.result([Self.text("error: \(error.userMessage)")], isError: true)
    }
  }

  private static let pictureLimit = 8

  private static func text(_ text: String) -> JSONValue {
    ["type": "text", "text": .string(text)]
  }

  private static func result(_ content: [JSONValue], isError: Bool) -> JSONValue {
    ["content": .array(content), "isError": .bool(isError)]
  }

  /// Returns the output without the names of pictures that are removed with the folder, and without
  /// a line for each picture that passed.
  private func shown(_ output: String, picturesIn folder: URL) -> String {
    switch call.name {
    case "render":
      output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard line.hasPrefix(folder.path), let end = line.firstRange(of: ".png  ") else {
          return line
        }
        return line[end.upperBound...]
      }.joined(separator: "\n")
    case "test":
      output.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("passed  ") }.joined(separator: "\n")
    default: output
    }
  }

  /// Returns messages without the usage of the command line, which an assistant does not see.
  private func withoutUsage(_ messages: String) -> String {
    messages.firstRange(of: "\nUsage: ").map { "\(messages[..<$0.lowerBound])\n" } ?? messages
  }

  private func words(picturesIn folder: URL) -> [String] {
    var words = call.words
    if call.name == "render" {
      words.insert("--output=\(folder.appendingPathComponent("picture.png").path)", at: 1)
    }
    return words
  }

  private func run(_ words: [String], messages: URL) throws -> (ChildProcess.Exit, Data) {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let child = ChildProcess(
      program, words, messages: try FileHandle(forWritingTo: messages))
    let isCancelled = lock.withLock {
      self.child = child
      return hasEnded
    }
    guard !isCancelled else { throw Failure.rendering("the call was cancelled") }
    var data = Data()
    let exit = try child.run {
      data.append($0)
    } tick: {
      // The signal of a cancellation may have come before the program.
      if self.isCancelled { child.signalProgram(SIGTERM) }
    }
    lock.withLock { self.child = nil }
    return (exit, data)
  }

  /// The pictures of a rendering, or of the differences that a message names.
  private func pictures(in folder: URL, output: Data) throws -> [Data] {
    switch call.name {
    case "render":
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".png") }
        .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      return try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    case "diff", "test":
      return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
        guard let address = line.wholeMatch(of: #/diff "(file:.*)"/#)?.output.1 else { return nil }
        return URL(string: String(address)).flatMap { try? Data(contentsOf: $0) }
      }
    default: return []
    }
  }
}
