import Foundation

/// The commands that the driver of the compiler would run to compile and link a program.
///
/// The driver and the compiler of C that it links with take longer than the linker itself. So the
/// driver is asked for its commands once, and they are run with the files of each program.
struct BuildCommands: Codable {
  /// The result of running the commands.
  enum Outcome {
    /// The program is complete.
    case built
    /// The frontend has printed errors.
    case refused
    /// A command cannot run or does not end as it should, which the driver explains.
    case failed
  }

  /// The frontend, the reader of an object's linker arguments, and the linker; empty if the driver
  /// has other commands.
  private let commands: [[String]]
  /// The folder of all files in the commands.
  private let folder: String

  /// Asks the driver, which finds an object in a folder and links it to a program there.
  init(
    asking compiler: URL, _ arguments: [String], linkerArguments: [String], in folder: URL
  ) throws {
    self.folder = folder.path
    let files = Files(folder: folder.path)
    let lld = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("ld.lld")
    let linker = FileManager.default.isExecutableFile(atPath: lld.path) ? ["-use-ld=lld"] : []
    let answer = try ChildProcess.run(
      compiler,
      ["-driver-print-jobs"] + arguments + linker + ["-o", files.program, files.source]
        + linkerArguments,
      environment: ["TMPDIR": folder.path], messages: .nullDevice)
    var jobs = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
      .map(ShellWords.words)
    guard answer.exit.code == 0, jobs.count == 3, let object = Self.output(of: jobs[0]),
      let entries = Self.output(of: jobs[1]), jobs[0].contains(files.source),
      jobs[1].contains(object), jobs[2].contains(object), jobs[2].contains("@\(entries)")
    else {
      commands = []
      return
    }
    let names = [object: files.object, entries: files.entries, "@\(entries)": files.placeholder]
    jobs = jobs.map { $0.map { names[$0] ?? $0 } }
    guard let link = try Self.linkerCommand(of: jobs[2], files) else {
      commands = []
      return
    }
    commands = [jobs[0], jobs[1], link.map { $0 == files.placeholder ? "@\(files.entries)" : $0 }]
  }

  /// Asks the compiler of C, with which the driver links, for the command of the linker.
  private static func linkerCommand(of job: [String], _ files: Files) throws -> [String]? {
    // It names only files that exist.
    try Data().write(to: URL(fileURLWithPath: files.object))
    let answer = URL(fileURLWithPath: files.program + ".answer")
    let exit = try ChildProcess.run(
      URL(fileURLWithPath: job[0]), ["-###"] + job.dropFirst(), messages: answer.createFile()
    ).exit
    let lines = try String(contentsOf: answer, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(" \"") }.map(ShellWords.words)
    guard exit.code == 0, lines.count == 1, lines[0].contains(files.object),
      lines[0].contains(files.placeholder)
    else { return nil }
    return lines[0]
  }

  private static func output(of command: [String]) -> String? {
    guard let index = command.lastIndex(of: "-o"), index + 1 < command.count else { return nil }
    return command[index + 1]
  }

  /// Compiles files with further arguments of the frontend, and links them and other objects to a
  /// program in a folder.
  ///
  /// `log` receives the messages of the frontend, which may take some seconds of processor time.
  func build(
    _ sources: [String], _ arguments: [String], objects: [String] = [], in folder: URL, log: URL,
    seconds: Int? = nil, activity: String
  ) throws -> Outcome {
    guard !commands.isEmpty, sources.count <= Self.sourceLimit else { return .failed }
    let old = Files(folder: self.folder)
    var words = commands.map {
      $0.map { $0.replacingOccurrences(of: old.folder, with: folder.path) }
    }
    guard let source = commands[0].firstIndex(of: old.source) else { return .failed }
    words[0].replaceSubrange(source...source, with: sources.map(Self.shownPath))
    words[0] += arguments
    words[1] += objects
    words[2] += Toolkit.arguments(linking: objects)
    for (index, command) in words.enumerated() {
      let isFrontend = index == 0
      let messages = isFrontend ? try log.createFile() : .nullDevice
      guard
        let exit = try? ChildProcess.run(
          URL(fileURLWithPath: command[0]), Array(command.dropFirst()),
          environment: ["TMPDIR": folder.path], messages: messages, isCompiler: isFrontend,
          seconds: isFrontend ? seconds : nil, activity: activity
        ).exit
      else { return .failed }
      if let signal = exit.signal {
        guard isFrontend else { return .failed }
        try MemoryLimit.check(messages: log)
        guard signal == SIGXCPU else { return .failed }
        let text = try String(contentsOf: log, encoding: .utf8)
        try Data((text + CompilerFault.line(forSignal: signal)).utf8).write(to: log)
        return CompilerMessages(text, of: sources.map(Self.shownPath)).errors.isEmpty
          ? .failed : .refused
      }
      if exit.code == 0 { continue }
      let text = isFrontend ? try String(contentsOf: log, encoding: .utf8) : ""
      return CompilerMessages(text).errors.isEmpty ? .failed : .refused
    }
    return .built
  }

  /// Returns a path as messages show it, without the current folder.
  static func shownPath(_ path: String) -> String {
    path.hasPrefix("./") && !path.hasPrefix("./-") ? String(path.dropFirst(2)) : path
  }

  /// The number of sources in a command; the driver writes more of them to a file.
  private static let sourceLimit = 128

  /// The files of a build in a folder.
  private struct Files {
    let folder: String
    var source: String { folder + "/Source.swift" }
    var object: String { folder + "/made.o" }
    /// The arguments for the linker that an object contains.
    var entries: String { folder + "/made.autolink" }
    /// An argument in place of the entries, which do not exist yet.
    var placeholder: String { "-lentries-of-made" }
    /// The program, as the cache names it.
    var program: String { folder + "/made" }
  }
}
