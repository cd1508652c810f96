import Foundation

/// The compiler, with the options for the sources of one module.
struct CompilerInvocation {
  /// The extent of a compilation.
  enum Pass {
    case whole
    /// A search for the types in an expression has a limit: unknown names make it very long.
    case limited
    /// Only the declarations are checked. Unknown types in them make the search in code endless.
    case declarations

    fileprivate var options: [String] {
      switch self {
      case .whole: []
      case .limited: ["-Xfrontend", "-solver-scope-threshold=50000"]
      case .declarations: ["-typecheck", "-Xfrontend", "-experimental-skip-all-function-bodies"]
      }
    }
  }

  /// The result of a compilation.
  enum Product {
    case program
    /// An object, and beside it the module of which the object has the code.
    case module
  }

  let toolkit: Toolkit
  let cache: CompileCache
  let settings: BuildSettings
  var product = Product.program
  var moduleName = Self.programModule
  /// The name that modules with a common `package` access level have.
  var packageName = Self.programModule
  /// The module of the sources of a program.
  static let programModule = "SnapViews"
  /// The arguments that enable features of the language.
  var features: [String] = []
  /// Whether every file has the names that Foundation exports on Apple's systems.
  var importsFoundation = true

  /// The options of the language, for parsing and compiling.
  ///
  /// `snap` has evaluated the conditions, so the compiler needs no flags for them.
  var language: [String] {
    [
      "-parse-as-library", "-swift-version", (settings.languageMode ?? .swift5).rawValue,
      "-enable-bare-slash-regex",
    ]
  }

  /// The options of the actor that declarations are isolated to, for compiling.
  var isolation: [String] {
    settings.isMainActorIsolated == true ? Self.mainActorIsolation : []
  }

  private static let mainActorIsolation = ["-default-isolation", "MainActor"]

  /// The options that are tried in this order after an error about isolation.
  ///
  /// 1. Default values of isolated functions are isolated in the mode of Swift 6 and with a
  ///    feature, which may break what compiles without it.
  /// 2. Sources without a project may be of one that isolates declarations to the main actor, as
  ///    new projects do; the messages are those without that isolation.
  var isolationRemedies: [[String]] {
    [["-enable-upcoming-feature", "IsolatedDefaultValues"]]
      + (settings.isMainActorIsolated == nil ? [Self.mainActorIsolation, []] : [])
  }

  var parser: SourceParser {
    SourceParser(compiler: toolkit.frontend, language: language)
  }

  /// The arguments with which the compiler finds modules.
  private var moduleArguments: [String] {
    get throws {
      toolkit.compilerArguments(moduleMap: try cache.moduleMap(Toolkit.moduleMap))
        // On Apple's systems, Foundation exports the names of these modules.
        + AppleModules.aliases.sorted(by: <)
        .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    }
  }

  /// Asks the compiler whether a module exists.
  func exists(_ module: String, in folder: URL) throws -> Bool {
    let file = folder.appendingPathComponent("Import.swift")
    try Data("import \(module)\n".utf8).write(to: file)
    let messages = try folder.appendingPathComponent("imports").createFile()
    let arguments = try moduleArguments
    let check = try ChildProcess.run(
      toolkit.compiler, language + arguments + ["-typecheck", file.path],
      environment: ["TMPDIR": folder.path], messages: messages)
    return check.exit.code == 0
  }

  /// Compiles files, and returns the messages of a failed compilation; nil if it succeeds.
  ///
  /// The compiler may check code for some seconds of processor time, if that is given.
  func compile(
    _ files: [String], with options: [String], importing modules: [CompiledModule], _ pass: Pass,
    to made: URL, seconds: Int? = nil, activity: String
  ) throws -> CompilerMessages? {
    let folder = made.deletingLastPathComponent()
    let log = folder.appendingPathComponent("messages")
    let arguments = try compilation + pass.options
    let options = try options + CompiledModule.arguments(for: modules, in: folder)
    func compile(_ more: [String], seconds: Int?) throws -> Bool {
      // Temporary files of the compiler are removed with the folder, even after a kill.
      let exit = try ChildProcess.run(
        toolkit.compiler, arguments + options + more, environment: ["TMPDIR": folder.path],
        messages: log.createFile(), isCompiler: true, seconds: seconds, activity: activity
      ).exit
      if exit.code != 0 { try MemoryLimit.check(messages: log) }
      return exit.code == 0
    }
    let objects = modules.compactMap(\.object?.path)
    let succeeds: Bool
    switch (pass, product) {
    case (.declarations, _): succeeds = try compile(files, seconds: seconds)
    case (_, .module):
      succeeds = try compile(
        files + Toolkit.objectArguments + [
          "-c", "-o", made.path, "-emit-module-path", made.path + ".swiftmodule",
        ], seconds: seconds)
    case (_, .program):
      let stored = try commands(with: arguments)
      let commands = try JSONDecoder().decode(
        BuildCommands.self, from: Data(contentsOf: stored))
      switch try commands.build(
        files, options, objects: objects, in: folder, log: log, seconds: seconds,
        activity: activity)
      {
      case .built: succeeds = true
      case .refused: succeeds = false
      case .failed:
        // The tools that the commands name may have moved.
        try? FileManager.default.removeItem(at: stored)
        succeeds = try compile(
          ["-o", made.path] + files
            + Toolkit.arguments(linking: objects)
            .flatMap { ["-Xlinker", $0] } + toolkit.linkerArguments, seconds: nil)
      }
    }
    if succeeds { return nil }
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return CompilerMessages(output, of: files.map(BuildCommands.shownPath))
  }

  /// The arguments of the driver for every compilation.
  private var compilation: [String] {
    get throws {
      try language + isolation + features + moduleArguments + [
        "-module-name", moduleName, "-package-name", packageName, "-wmo",
        "-gline-tables-only", "-suppress-warnings",
      ]
        + (importsFoundation ? AppleModules.implicit : []).flatMap {
          ["-Xfrontend", "-import-module", "-Xfrontend", $0]
        }
        + (Terminal.isInteractive ? ["-color-diagnostics"] : [])
    }
  }

  /// Returns the file with the commands of a compilation to a program.
  private func commands(with arguments: [String]) throws -> URL {
    var key = CacheKey(.commands)
    toolkit.fingerprint(into: &key)
    // The paths of lines in the program are relative to this folder.
    key.combine(FileManager.default.currentDirectoryPath)
    for argument in arguments + toolkit.linkerArguments { key.combine(argument) }
    return try cache.file(key) { file in
      let commands = try BuildCommands(
        asking: toolkit.compiler, arguments, linkerArguments: toolkit.linkerArguments,
        in: file.deletingLastPathComponent())
      try JSONEncoder().encode(commands).write(to: file)
    }
  }
}
