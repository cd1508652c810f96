import Foundation

/// Parses a user's sources and compiles them to programs.
struct ViewCompiler {
  private let toolkit: Toolkit
  private let cache: CompileCache

  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    toolkit = try Toolkit(environment: environment)
    cache = try CompileCache(environment: environment)
  }

  /// The language mode of most published projects, for parsing and compiling.
  private static let language = ["-parse-as-library", "-swift-version", "5", "-D", "DEBUG"]

  private var parser: SourceParser {
    SourceParser(compiler: toolkit.compiler, language: Self.language)
  }

  /// The views and previews in a module of these files.
  func candidates(in sources: [SourceFile]) throws -> [Candidate] {
    var key = CacheKey(.scan)
    toolkit.fingerprint(into: &key)
    for source in sources { key.combine(source.contents) }
    let scan = try cache.file(key) { file in
      try JSONEncoder().encode(try declarations(in: sources)).write(to: file)
    }
    let found = try JSONDecoder().decode([[Declaration]].self, from: Data(contentsOf: scan))
    return Candidate.candidates(in: zip(sources.map(\.path), found).map { ($0, $1) })
  }

  /// The declarations in each file.
  private func declarations(in sources: [SourceFile]) throws -> [[Declaration]] {
    let parse = try parser.parse(sources.map(\.path))
    guard !parse.trees.contains(where: { $0 == nil }) else {
      Terminal.printErrors(CompilerMessages(parse.messages).messages)
      throw Failure.compilation
    }
    let unconditional = try unconditionalTrees(of: sources)
    return zip(sources, zip(unconditional, parse.trees)).map { source, trees in
      guard let tree = trees.0 ?? trees.1 else { return [] }
      return SourceScan(tree: tree, source: source.contents).declarations
    }
  }

  /// The trees of the files that have conditions, as if all held; nil for other files, and for those
  /// that then have syntax errors.
  private func unconditionalTrees(of sources: [SourceFile]) throws -> [ParseNode?] {
    try withTemporaryFolder { folder in
      var copies: [Int: String] = [:]
      for (index, source) in sources.enumerated() {
        guard let contents = source.contentsWithoutConditions else { continue }
        let copy = folder.appendingPathComponent("\(index).swift")
        try contents.write(to: copy)
        copies[index] = copy.path
      }
      let indices = copies.keys.sorted()
      let trees = try parser.parse(indices.compactMap { copies[$0] }).trees
      var all: [ParseNode?] = Array(repeating: nil, count: sources.count)
      for (index, tree) in zip(indices, trees) { all[index] = tree }
      return all
    }
  }

  /// The views and modifiers that these files declare; files that cannot be parsed are left out.
  func outline(of sources: [SourceFile]) -> SourceOutline {
    var outline = SourceOutline()
    let trees = (try? parser.parse(sources.map(\.path)).trees) ?? []
    for (source, tree) in zip(sources, trees) {
      guard let tree else { continue }
      outline.add(tree: tree, source: Array(source.contents), path: source.path)
    }
    return outline
  }

  /// Returns a program that renders views of a module of these files, by their index.
  ///
  /// The program has all views that need no arguments, so that another choice needs no other program.
  func program(for views: [Candidate], in sources: [SourceFile]) throws -> URL {
    var key = CacheKey(.views)
    toolkit.fingerprint(into: &key)
    key.combine(FileManager.default.currentDirectoryPath)
    for source in sources {
      key.combine(source.path)
      key.combine(source.contents)
    }
    return try cache.file(key) { program in
      let files = sources.map(\.path)
      let what = files.count == 1 ? files[0] : "\(files.count) files"
      try compile(
        ViewProgramSource(views: views), with: sources, to: program, activity: "compiling \(what)")
    }
  }

  /// Compiles views, without those that cannot be made as they are declared.
  private func compile(
    _ main: ViewProgramSource, with sources: [SourceFile], to program: URL, activity: String
  ) throws {
    var main = main
    let mainFile = program.deletingLastPathComponent()
      .appendingPathComponent(ViewProgramSource.fileName(beside: sources))
    while true {
      try Data(main.text.utf8).write(to: mainFile)
      let files = [mainFile.path] + sources.map(\.path)
      guard let failure = try compile(files, to: program, activity: activity) else { return }
      // A message about the generated code follows from one about a source, or else from the way in
      // which that code makes a view.
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
      Terminal.printErrors(foreign)
      throw Failure.compilation
    }
  }

  /// Compiles files to a program; returns the messages of a compilation that fails.
  private func compile(
    _ files: [String], to program: URL, activity: String
  ) throws -> CompilerMessages? {
    let folder = program.deletingLastPathComponent()
    let arguments =
      try toolkit.compilerArguments(
        writingModuleMapTo: folder.appendingPathComponent("module.modulemap")) + [
        "-module-name", "SnapViews", "-wmo", "-gline-tables-only", "-suppress-warnings",
        // The entry point of an application is kept under another name.
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "applicationMain",
      ] + (Terminal.isInteractive ? ["-color-diagnostics"] : [])
    let log = folder.appendingPathComponent("messages")
    let compilation = try ChildProcess.run(
      toolkit.compiler, Self.language + arguments + ["-o", program.path] + files,
      // Removed with the folder, even after a kill.
      environment: ["TMPDIR": folder.path], messages: log.createFile(), activity: activity)
    guard compilation.exit.code != 0 else { return nil }
    return CompilerMessages(String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }
}
