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
  private let language = ["-parse-as-library", "-swift-version", "5", "-D", "DEBUG"]

  /// The views and previews in a module of these files.
  func candidates(in sources: [SourceFile]) throws -> [Candidate] {
    Candidate.candidates(in: try sources.map { ($0.path, try declarations(in: $0)) })
  }

  private func declarations(in source: SourceFile) throws -> [Declaration] {
    var key = CacheKey(.scan)
    key.combine(source.contents)
    toolkit.fingerprint(into: &key)
    let scan = try cache.file(key) { file in
      guard var tree = try parseTree(of: source.path) else { throw Failure.compilation }
      if let unconditional = source.contentsWithoutConditions {
        let copy = file.appendingPathExtension("swift")
        try unconditional.write(to: copy)
        tree = try parseTree(of: copy.path, messages: .nullDevice) ?? tree
      }
      let scan = SourceScan(tree: tree, source: source.contents)
      try JSONEncoder().encode(scan.declarations).write(to: file)
    }
    return try JSONDecoder().decode([Declaration].self, from: Data(contentsOf: scan))
  }

  /// The tree of a file; nil if the compiler cannot parse it.
  private func parseTree(
    of path: String, messages: FileHandle = .standardError
  ) throws -> ParseNode? {
    let parse = try ChildProcess.run(
      toolkit.compiler,
      ["-frontend", "-dump-parse", "-dump-ast-format", "json"] + language + [path],
      messages: messages)
    return parse.exit.code == 0 ? ParseNode(json: parse.output) : nil
  }

  /// The views and modifiers that these files declare; files that cannot be parsed are left out.
  func outline(of sources: [SourceFile]) -> SourceOutline {
    var outline = SourceOutline()
    for source in sources {
      guard let tree = try? parseTree(of: source.path, messages: .nullDevice) else { continue }
      outline.add(tree: tree, source: Array(source.contents), path: source.path)
    }
    return outline
  }

  /// Returns a program that renders the chosen views of a module of these files.
  func program(for chosen: [Candidate], in sources: [SourceFile]) throws -> URL {
    let main = ViewProgramSource.text(for: chosen)
    var key = CacheKey(.views)
    toolkit.fingerprint(into: &key)
    key.combine(FileManager.default.currentDirectoryPath)
    key.combine(main)
    for source in sources {
      key.combine(source.path)
      key.combine(source.contents)
    }
    return try cache.file(key) { program in
      let files = sources.map(\.path)
      let what = files.count == 1 ? files[0] : "\(files.count) files"
      let mainFile = program.deletingLastPathComponent().appendingPathComponent("SnapMain.swift")
      try Data(main.utf8).write(to: mainFile)
      try compile([mainFile.path] + files, to: program, activity: "compiling \(what)")
    }
  }

  private func compile(_ files: [String], to program: URL, activity: String) throws {
    let moduleMap = program.deletingLastPathComponent().appendingPathComponent("module.modulemap")
    let arguments =
      try toolkit.compilerArguments(writingModuleMapTo: moduleMap) + [
        "-module-name", "SnapViews", "-wmo", "-gline-tables-only", "-suppress-warnings",
        // The entry point of an application is kept under another name.
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "applicationMain",
      ]
    let compilation = try ChildProcess.run(
      toolkit.compiler, language + arguments + ["-o", program.path] + files,
      // Removed with the folder, even after a kill.
      environment: ["TMPDIR": program.deletingLastPathComponent().path], activity: activity)
    guard compilation.exit.code == 0 else { throw Failure.compilation }
  }
}
