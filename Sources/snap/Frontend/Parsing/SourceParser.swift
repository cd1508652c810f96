import Foundation

/// Parses files with the compiler.
struct SourceParser {
  /// The compiler's frontend, or its driver.
  let compiler: URL
  /// The language mode and conditions.
  let language: [String]

  /// The result of parsing some files.
  struct Parse {
    /// A tree for each file; nil for one with syntax errors.
    var trees: [ParseNode?]
    /// The output of the compiler.
    var messages: String
  }

  /// The number of files in one run of the compiler, so that its arguments are not too long.
  private static let batch = 256

  /// Parses files, many in each run of the compiler.
  func parse(_ sources: [SourceFile]) throws -> Parse {
    var parse = Parse(trees: [], messages: "")
    for start in stride(from: 0, to: sources.count, by: Self.batch) {
      let part = try parseBatch(Array(sources[start..<min(start + Self.batch, sources.count)]))
      parse.trees += part.trees
      parse.messages += part.messages
    }
    return parse
  }

  private func parseBatch(_ sources: [SourceFile]) throws -> Parse {
    try withTemporaryFolder { folder in
      let paths = sources.map(\.path)
      let overlay = try SourceOverlay(sources, in: folder).arguments
      let outputs = paths.indices.map { folder.appendingPathComponent("\($0).json") }
      let files = zip(paths, outputs).flatMap { ["-primary-file", $0, "-o", $1.path] }
      let log = folder.appendingPathComponent("messages")
      let exit = try ChildProcess.run(
        compiler,
        ["-frontend", "-dump-parse", "-dump-ast-format", "json"] + language + overlay + files,
        messages: log.createFile()
      ).exit
      let messages = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      let errors = CompilerMessages(messages).errors
      guard exit.signal == nil, exit.code == 0 || !errors.isEmpty else {
        try folder.checkFreeSpace()
        // Files are parsed one by one to find the file on which the compiler crashes.
        if paths.count > 1 {
          return try sources.map { try parseBatch([$0]) }.reduce(Parse(trees: [], messages: "")) {
            Parse(trees: $0.trees + $1.trees, messages: $0.messages + $1.messages)
          }
        }
        throw Failure.unreadable(path: paths[0], reason: "the compiler fails to parse it")
      }
      let broken = Set(errors.filter { !$0.isAboutEntryStatement }.map(\.path))
      let trees = try zip(paths, outputs).map { path, output -> ParseNode? in
        if broken.contains(path) || broken.contains(nil) { return nil }
        guard let json = try? Data(contentsOf: output), let tree = ParseNode(json: json) else {
          throw Failure.unreadable(
            path: path, reason: "its parse tree from the compiler has an unknown format")
        }
        return tree
      }
      return Parse(trees: trees, messages: messages)
    }
  }
}

extension URL {
  /// Throws if the disk of a folder is full.
  fileprivate func checkFreeSpace() throws {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber, free.intValue < 1 << 20 else {
      return
    }
    throw Failure.unwritable(path: path, reason: "less than 1 MiB is free on its disk")
  }

  /// Returns a new file at this location, opened for writing.
  func createFile() throws -> FileHandle {
    do {
      try Data().write(to: self)
      return try FileHandle(forWritingTo: self)
    } catch {
      throw Failure.unwritable(path: path, after: error)
    }
  }
}
