import Foundation

/// A compiler that parses a user's sources and compiles them to programs.
struct ViewCompiler {
  private let toolkit: Toolkit
  private let cache: CompileCache
  private let settings: BuildSettings

  init(
    settings: BuildSettings,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    self.settings = settings
    toolkit = try Toolkit(environment: environment)
    cache = try CompileCache(environment: environment)
  }

  /// The options of the language, for parsing and compiling.
  ///
  /// `snap` has evaluated the conditions, so the compiler needs no flags for them.
  private var language: [String] {
    [
      "-parse-as-library", "-swift-version", (settings.languageMode ?? .swift5).rawValue,
      "-enable-bare-slash-regex",
    ]
  }

  /// The options of the actor that declarations are isolated to, for compiling.
  private var isolation: [String] {
    settings.isMainActorIsolated == true ? Self.mainActorIsolation : []
  }

  private static let mainActorIsolation = ["-default-isolation", "MainActor"]

  /// The options that are tried in this order after an error about isolation.
  ///
  /// 1. Default values of isolated functions are isolated in the mode of Swift 6 and with a
  ///    feature, which may break what compiles without it.
  /// 2. Sources without a project may be of one that isolates declarations to the main actor, as
  ///    new projects do; the messages are those without that isolation.
  private var isolationRemedies: [[String]] {
    [["-enable-upcoming-feature", "IsolatedDefaultValues"]]
      + (settings.isMainActorIsolated == nil ? [Self.mainActorIsolation, []] : [])
  }

  /// The extent of a compilation.
  private enum Pass {
    case whole
    /// A search for the types in an expression has a limit: unknown names make it very long.
    case limited
    /// Only the declarations are checked. Unknown types in them make the search in code endless.
    case declarations

    var options: [String] {
      switch self {
      case .whole: []
      case .limited: ["-Xfrontend", "-solver-scope-threshold=50000"]
      case .declarations: ["-typecheck", "-Xfrontend", "-experimental-skip-all-function-bodies"]
      }
    }
  }

  private static let moduleName = "SnapViews"

  private var parser: SourceParser {
    SourceParser(compiler: toolkit.frontend, language: language)
  }

  /// The result of parsing files.
  private struct Scan: Codable {
    /// The declarations in each file; nil for one with syntax errors.
    var declarations: [[Declaration]?]
    var messages: [CompilerMessages.Message]

    /// The failure of the files with syntax errors; nil if there are none.
    var failure: Failure? {
      declarations.contains { $0 == nil } ? .compilation(messages) : nil
    }
  }

  /// Returns the views and previews in a module of these files.
  ///
  /// `fault` receives the failure of files that cannot be parsed, beside others; without it, the
  /// failure is thrown.
  func candidates(
    in sources: [SourceFile], fault: ((Failure) -> Void)? = nil
  ) throws -> [Candidate] {
    let scan = try self.scan(sources)
    if let failure = scan.failure {
      guard let fault, scan.declarations.contains(where: { $0 != nil }) else { throw failure }
      fault(failure)
    }
    let found = scan.declarations.map { $0 ?? [] }
    try checkNames(of: found, in: sources)
    return Candidate.candidates(in: zip(sources.map(\.path), found).map { ($0, $1) })
  }

  private func scan(_ sources: [SourceFile]) throws -> Scan {
    var key = CacheKey(.scan)
    toolkit.fingerprint(into: &key)
    for source in sources {
      key.combine(source.path)
      key.combine(source.staged)
    }
    let file = try cache.file(key) { file in
      let parse = try parser.parse(sources)
      let declarations = zip(sources, parse.trees).map { source, tree in
        tree.map { SourceScan(tree: $0, source: source.staged).declarations }
      }
      let messages = CompilerMessages(parse.messages).messages
      try JSONEncoder().encode(Scan(declarations: declarations, messages: messages)).write(to: file)
    }
    return try JSONDecoder().decode(Scan.self, from: Data(contentsOf: file))
  }

  /// Throws if a type hides the module whose names the expansions of previews have.
  private func checkNames(of found: [[Declaration]], in sources: [SourceFile]) throws {
    guard found.joined().contains(where: { $0.kind == .preview }) else { return }
    for (source, declarations) in zip(sources, found) {
      guard let type = declarations.first(where: { $0.kind == .type && $0.name == "LayoutDSL" })
      else { continue }
      throw Failure.unreadable(
        path: "\(source.path):\(type.line):\(type.column)",
        reason: "a type named LayoutDSL hides the module of that name, which '#Preview' needs; "
          + "rename the type")
    }
  }

  /// Returns the views and modifiers that these files declare, without files that cannot be parsed.
  func outline(of sources: [SourceFile]) -> SourceOutline {
    var outline = SourceOutline()
    let trees = (try? parser.parse(sources).trees) ?? []
    for (source, tree) in zip(sources, trees) {
      guard let tree else { continue }
      outline.add(tree: tree, source: Array(source.staged), path: source.path)
    }
    return outline
  }

  /// Returns a program that renders the views of a module of these files by index.
  ///
  /// The program contains all views that need no arguments, so it can be reused for another choice.
  /// It has the functions of literals if these are live.
  func program(
    for views: [Candidate], in sources: [SourceFile], resources: [URL], isLive: Bool = false,
    without refusal: Refusal? = nil
  ) throws -> URL {
    var sources = sources
    var remedies = Remedies(used: refusal?.features ?? [], rest: isolationRemedies[...])
    return try program(
      for: views, in: &sources, resources: resources, isLive: isLive, with: &remedies,
      without: refusal)
  }

  /// The options after errors about isolation: those in use, and those that can be tried.
  private struct Remedies {
    var used: [String] = []
    var rest: ArraySlice<[String]>
  }

  /// Returns a program; a failed compilation leaves the sources and options as they were at its end.
  private func program(
    for views: [Candidate], in sources: inout [SourceFile], resources: [URL], isLive: Bool,
    with remedies: inout Remedies, without refusal: Refusal?
  ) throws -> URL {
    let generated = try self.generated(beside: sources, in: resources)
    let storyboards = self.storyboards(of: views, in: resources)
    var key = self.key(.views, of: sources, generated, storyboards)
    if isLive { key.combine("live") }
    if let refusal {
      key.combine("without \(refusal.lost.sorted())")
      for option in refusal.features { key.combine(option) }
    }
    return try cache.file(key) { program in
      try compile(
        main(of: views, in: sources, storyboards, isLive: isLive, without: refusal), with: &sources,
        generated, &remedies, refusal == nil ? .whole : .limited, to: program)
    }
  }

  /// Checks the declarations of sources, and leaves them and the options as a compilation does.
  private func checkDeclarations(
    of views: [Candidate], in sources: inout [SourceFile], resources: [URL],
    with remedies: inout Remedies, without refusal: Refusal
  ) throws {
    try withTemporaryFolder { folder in
      try compile(
        main(of: views, in: sources, [:], isLive: false, without: refusal), with: &sources,
        generated(beside: sources, in: resources), &remedies, .declarations,
        to: folder.appendingPathComponent("made"))
    }
  }

  private func main(
    of views: [Candidate], in sources: [SourceFile], _ storyboards: [String: String], isLive: Bool,
    without refusal: Refusal?
  ) -> ViewProgramSource {
    var main = ViewProgramSource(
      views: views, names: FileNames(of: sources.map(\.path)), isLive: isLive,
      methods: sources.compactMap(\.methods?.function), storyboards: storyboards,
      problems: Dictionary(
        uniqueKeysWithValues: (refusal?.lost ?? []).map { ($0, "the compiler refuses it") }))
    if refusal != nil { main.noteLines(in: sources) }
    return main
  }

  /// The texts of the files that Xcode generates, and of another one, with their names.
  private func generated(
    beside sources: [SourceFile], in resources: [URL]
  ) throws -> [(key: String, value: String)] {
    [
      "AssetSymbols": AssetSymbols(in: resources).source(beside: sources),
      "StringSymbols": StringSymbols(in: resources).source,
      "DataModels": try DataModels(in: resources).source(beside: sources),
      "MachineLearningModels": MachineLearningModels(in: resources).source(beside: sources),
      "IntentDefinitions": IntentDefinitions(in: resources).source(beside: sources),
      "SendableClosures": settings.languageMode == .swift6
        ? nil : SendableClosures(in: sources).source,
    ].compactMapValues { $0 }.sorted { $0.key < $1.key }
  }

  /// The key of what depends on everything that is compiled.
  private func key(
    _ kind: CacheKey.Kind, of sources: [SourceFile], _ generated: [(key: String, value: String)],
    _ storyboards: [String: String]
  ) -> CacheKey {
    var key = CacheKey(kind)
    toolkit.fingerprint(into: &key)
    for option in language + isolation { key.combine(option) }
    key.combine(FileManager.default.currentDirectoryPath)
    for source in sources {
      key.combine(source.path)
      key.combine(source.staged)
    }
    for (_, text) in generated { key.combine(text) }
    for (_, code) in storyboards.sorted(by: { $0.key < $1.key }) { key.combine(code) }
    return key
  }

  /// Returns the code of the storyboards of apps of UIKit, keyed by their delegates.
  private func storyboards(of views: [Candidate], in resources: [URL]) -> [String: String] {
    let classes = Set(views.filter { $0.kind == .controller }.map(\.name))
    return views.filter { $0.kind == .delegate }.reduce(into: [:]) { storyboards, view in
      let storyboard = MainStoryboard(for: view.path, in: resources)
      storyboards[view.name] = storyboard?.code(classes: classes)
    }
  }

  /// Returns a program as `program` does; if the compiler refuses some code, of the rest.
  func partialProgram(
    for views: [Candidate], in sources: [SourceFile], resources: [URL]
  ) throws -> (program: URL, refusal: Refusal?) {
    let key = try self.key(
      .refusal, of: sources, generated(beside: sources, in: resources),
      storyboards(of: views, in: resources))
    let file = try cache.file(key) { file in
      let refusal = try findRefusal(of: views, in: sources, resources: resources)
      try JSONEncoder().encode([refusal].compactMap { $0 }).write(to: file)
    }
    let refusal = try JSONDecoder().decode([Refusal].self, from: Data(contentsOf: file)).first
    if let refusal, refusal.isWhole { throw refusal.failure }
    var sources = sources
    refusal?.apply(to: &sources)
    return (
      try program(for: views, in: sources, resources: resources, without: refusal), refusal
    )
  }

  /// Compiles sources, again and again without the code that the compiler refuses; returns what it
  /// refuses, nil for nothing.
  ///
  /// The code that uses declarations that are left out is refused next. After some compilations, the
  /// files that still have errors are left out as a whole, so that there is an end.
  private func findRefusal(
    of views: [Candidate], in sources: [SourceFile], resources: [URL]
  ) throws -> Refusal? {
    let original = sources
    var sources = sources
    var remedies = Remedies(rest: isolationRemedies[...])
    var refusal: Refusal?
    let scan = try self.scan(sources)
    if case .compilation(let messages) = scan.failure {
      refusal = Refusal(messages)
      for index in sources.indices where scan.declarations[index] == nil {
        refusal?.leaveOut(&sources[index], with: views)
      }
    }
    var count = 0
    var checksDeclarations = true
    while true {
      refusal?.noteTexts(of: sources, besides: original)
      do {
        if checksDeclarations, let refusal {
          try checkDeclarations(
            of: views, in: &sources, resources: resources, with: &remedies, without: refusal)
          checksDeclarations = false
        }
        _ = try program(
          for: views, in: &sources, resources: resources, isLive: false, with: &remedies,
          without: refusal)
        return refusal
      } catch Failure.compilation(let messages) {
        count += 1
        var next = refusal ?? Refusal(messages)
        next.features = remedies.used
        remedies.rest = []
        if count < Self.compilationLimit,
          try next.replaceCode(
            refusedIn: messages, of: &sources, with: views, parser: parser,
            byFile: count > Self.partLimit)
        {
          refusal = next
        } else if checksDeclarations, count < Self.compilationLimit {
          checksDeclarations = false
        } else {
          next.isWhole = true
          return next
        }
      }
    }
  }

  /// The number of compilations after which the files with errors are left out as a whole.
  private static let partLimit = 10
  private static let compilationLimit = 16

  /// Compiles the views, except those that cannot be created as they are declared.
  private func compile(
    _ main: ViewProgramSource, with sources: inout [SourceFile],
    _ texts: [(key: String, value: String)], _ remedies: inout Remedies, _ pass: Pass,
    to program: URL
  ) throws {
    var main = main
    let folder = program.deletingLastPathComponent()
    try checkImports(of: sources, in: folder)
    let what = sources.count == 1 ? sources[0].path : "\(sources.count) files"
    let mainFile = folder.appendingPathComponent(ViewProgramSource.fileName(beside: sources))
    var generated = [mainFile]
    for (name, text) in texts {
      let file = folder.appendingPathComponent("Generated\(name)-\(UUID()).swift")
      try Data(text.utf8).write(to: file)
      generated.append(file)
    }
    // Names may be qualified by their module. The compiler accepts one alias for the module of all
    // files.
    let qualifying = Set(sources.flatMap(\.ownImports))
      .intersection(sources.flatMap { $0.qualifiers.map(\.module) }).sorted()
    var alias = qualifying.first
    for index in sources.indices {
      sources[index].removeQualifiers(of: Set(qualifying.dropFirst()))
    }
    var overlay = try SourceOverlay(sources, names: main.names, in: folder)
    while true {
      try Data(main.text.utf8).write(to: mainFile)
      let files = generated.map(\.path) + overlay.files
      let aliases = alias.map { ["-module-alias", "\($0)=\(Self.moduleName)"] } ?? []
      let options = overlay.arguments + aliases + remedies.used
      guard
        let failure = try compile(
          files, with: options, pass, to: program, activity: "compiling \(what)")
      else { return }
      if alias == nil, let module = sources.module(unknownIn: failure) {
        alias = module
        continue
      }
      if sources.removeMethods(after: failure) {
        main.methods = sources.compactMap(\.methods?.function)
        overlay = try SourceOverlay(sources, names: main.names, in: folder)
        continue
      }
      if DeclarationRepair.repair(&sources, after: failure.errors) {
        main.noteLines(in: sources)
        overlay = try SourceOverlay(sources, names: main.names, in: folder)
        continue
      }
      if failure.errors.contains(where: \.isAboutIsolation),
        let remedy = remedies.rest.popFirst()
      {
        remedies.used = remedy
        continue
      }
      // A message about the generated code follows from a message about a source; without one, it
      // is about the creation of a view in that code.
      let own = failure.errors.filter { main.isPlace(of: $0, file: mainFile.path) }
      let foreign = failure.messages.filter { !main.isPlace(of: $0, file: mainFile.path) }
      guard foreign.contains(where: \.isError) || own.isEmpty else {
        let known = main.problems.count
        for error in own {
          for index in main.indices(of: error) {
            main.problems[index] = main.problems[index] ?? error.text
          }
        }
        if main.problems.count > known { continue }
        throw Failure.missingTool("cannot compile the list of views: \(own[0].text)")
      }
      throw Failure.compilation(
        foreign.withHints(
          sources, declarations: (try? scan(sources))?.declarations.map { $0 ?? [] } ?? []))
    }
  }

  /// Reports the modules that do not exist.
  ///
  /// The compiler itself reports only the first one, after it has checked all code that depends on
  /// the module, which can take minutes.
  private func checkImports(of sources: [SourceFile], in folder: URL) throws {
    let imported = Set(sources.flatMap { $0.imports.map(\.module) })
    if let library = CLibrary.all.first(where: { imported.contains($0.module) && !$0.isInstalled })
    {
      throw Failure.missingTool(
        "the sources import \(library.module); install the package \(library.package)")
    }
    let missing = try imported.subtracting(AppleModules.known).filter {
      try !exists($0, in: folder)
    }
    guard !missing.isEmpty else { return }
    throw Failure.compilation(
      sources.flatMap { source in
        source.imports.filter { missing.contains($0.module) }.map { module, offset in
          CompilerMessages.Message(missing: module, at: offset, of: source)
        }
      })
  }

  /// Asks the compiler whether a module exists.
  private func exists(_ module: String, in folder: URL) throws -> Bool {
    let file = folder.appendingPathComponent("Import.swift")
    try Data("import \(module)\n".utf8).write(to: file)
    let messages = try folder.appendingPathComponent("imports").createFile()
    let arguments = try moduleArguments
    let check = try ChildProcess.run(
      toolkit.compiler, language + arguments + ["-typecheck", file.path],
      environment: ["TMPDIR": folder.path], messages: messages)
    return check.exit.code == 0
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

  /// Compiles files to a program, and returns the messages of a failed compilation; nil if it
  /// succeeds.
  private func compile(
    _ files: [String], with options: [String], _ pass: Pass, to program: URL, activity: String
  ) throws -> CompilerMessages? {
    let folder = program.deletingLastPathComponent()
    let log = folder.appendingPathComponent("messages")
    let arguments = try compilation + pass.options
    if case .declarations = pass {
      let exit = try ChildProcess.run(
        toolkit.compiler, arguments + options + files, environment: ["TMPDIR": folder.path],
        messages: log.createFile(), activity: activity
      ).exit
      if exit.code == 0 { return nil }
      return CompilerMessages(String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
    let stored = try commands(with: arguments)
    let commands = try JSONDecoder().decode(BuildCommands.self, from: Data(contentsOf: stored))
    switch try commands.build(files, options, in: folder, log: log, activity: activity) {
    case .built: return nil
    case .refused: break
    case .failed:
      // The tools that the commands name may have moved.
      try? FileManager.default.removeItem(at: stored)
      let exit = try ChildProcess.run(
        toolkit.compiler,
        arguments + options + ["-o", program.path] + files + toolkit.linkerArguments,
        // Temporary files of the compiler are removed with the folder, even after a kill.
        environment: ["TMPDIR": folder.path], messages: log.createFile(), activity: activity
      ).exit
      if exit.code == 0 { return nil }
    }
    return CompilerMessages(String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }

  /// The arguments of the driver for every program.
  private var compilation: [String] {
    get throws {
      try language + isolation + moduleArguments + [
        "-module-name", Self.moduleName, "-package-name", Self.moduleName, "-wmo",
        "-gline-tables-only", "-suppress-warnings",
      ]
        + AppleModules.implicit.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        + (Terminal.isInteractive ? ["-color-diagnostics"] : [])
    }
  }

  /// Returns the file with the commands of a compilation.
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
