import Foundation

/// A compiler that parses a user's sources and compiles them to programs.
struct ViewCompiler {
  private let invocation: CompilerInvocation
  private let packages: PackageCompiler

  private var cache: CompileCache { invocation.cache }
  private var parser: SourceParser { invocation.parser }

  /// Creates a compiler of sources that can import the modules of packages.
  init(
    settings: BuildSettings, packages: ProjectPackages = ProjectPackages(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let toolkit = try Toolkit(environment: environment)
    let cache = try CompileCache(environment: environment)
    invocation = CompilerInvocation(toolkit: toolkit, cache: cache, settings: settings)
    self.packages = PackageCompiler(packages, toolkit: toolkit, cache: cache)
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
  /// failure is thrown. Controllers of storyboards and nibs in folders need no outlets.
  func candidates(
    in sources: [SourceFile], resources: [URL], fault: ((Failure) -> Void)? = nil
  ) throws -> [Candidate] {
    let scan = try self.scan(sources)
    if let failure = scan.failure {
      guard let fault, scan.declarations.contains(where: { $0 != nil }) else { throw failure }
      fault(failure)
    }
    let found = scan.declarations.map { $0 ?? [] }
    try checkNames(of: found, in: sources)
    return Candidate.candidates(
      in: zip(sources.map(\.path), found).map { ($0, $1) },
      outlets: InterfaceOutlets(in: resources))
  }

  private func scan(_ sources: [SourceFile]) throws -> Scan {
    var key = CacheKey(.scan)
    invocation.toolkit.fingerprint(into: &key)
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
        .filter { !$0.isAboutEntryStatement }
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
    var compilation = compilation(of: sources, features: refusal?.features ?? [])
    return try program(
      for: views, by: &compilation, resources: resources, isLive: isLive, without: refusal)
  }

  private func compilation(
    of sources: [SourceFile], features: [String] = []
  ) -> SourceCompilation {
    SourceCompilation(of: sources, by: invocation, with: packages, features: features)
  }

  private func program(
    for views: [Candidate], by compilation: inout SourceCompilation, resources: [URL],
    isLive: Bool, without refusal: Refusal?
  ) throws -> URL {
    let sources = compilation.sources
    let generated = try self.generated(beside: sources, in: resources)
    let storyboards = self.storyboards(of: views, in: resources)
    var key = self.key(.views, of: sources, generated, storyboards)
    if isLive { key.combine("live") }
    if let refusal {
      key.combine("without \(refusal.lost.keys.sorted())")
      for option in refusal.features { key.combine(option) }
    }
    return try cache.file(key) { program in
      try run(
        &compilation, main(of: views, in: sources, storyboards, isLive: isLive, without: refusal),
        generated, refusal == nil ? .whole : .limited, to: program)
    }
  }

  /// Runs a compilation; its messages have hints.
  private func run(
    _ compilation: inout SourceCompilation, _ views: ViewProgramSource,
    _ texts: [(key: String, value: String)], _ pass: CompilerInvocation.Pass, to made: URL
  ) throws {
    do {
      try compilation.run(views, texts, pass, to: made)
    } catch Failure.compilation(let messages) {
      let sources = compilation.sources
      throw Failure.compilation(
        messages.withHints(
          sources, declarations: (try? scan(sources))?.declarations.map { $0 ?? [] } ?? []))
    }
  }

  private func main(
    of views: [Candidate], in sources: [SourceFile], _ storyboards: [String: String], isLive: Bool,
    without refusal: Refusal?
  ) -> ViewProgramSource {
    var main = ViewProgramSource(
      views: views, names: FileNames(of: sources.map(\.path)), isLive: isLive,
      methods: sources.compactMap(\.methods?.function), storyboards: storyboards,
      problems: refusal?.problems ?? [:])
    if refusal != nil { main.noteLines(in: sources) }
    return main
  }

  /// The texts of the files that Xcode generates, and of another one, with their names.
  private func generated(
    beside sources: [SourceFile], in resources: [URL]
  ) throws -> [(key: String, value: String)] {
    // The modules of packages have their own.
    try GeneratedSources.texts(
      beside: sources, in: resources.filter { !packages.contains($0) },
      languageMode: invocation.settings.languageMode)
  }

  /// The key of what depends on everything that is compiled.
  private func key(
    _ kind: CacheKey.Kind, of sources: [SourceFile], _ generated: [(key: String, value: String)],
    _ storyboards: [String: String]
  ) -> CacheKey {
    var key = CacheKey(kind)
    invocation.toolkit.fingerprint(into: &key)
    for option in invocation.language + invocation.isolation { key.combine(option) }
    for package in packages.keys(for: sources) { key.combine(package) }
    key.combine(FileManager.default.currentDirectoryPath)
    for source in sources {
      key.combine(source.path)
      key.combine(source.staged)
    }
    for (_, text) in generated { key.combine(text) }
    for (_, code) in storyboards.sorted(by: { $0.key < $1.key }) { key.combine(code) }
    return key
  }

  /// Returns the code of the storyboards of apps of UIKit, keyed by their delegates, and of their
  /// controllers.
  private func storyboards(of views: [Candidate], in resources: [URL]) -> [String: String] {
    let code = MainStoryboard(in: resources)?.code
    return views.reduce(into: [:]) { $0[$1.name] = $1.kind == .delegate ? code : $1.interfaceCode }
  }

  /// Returns a program as `program` does; if the compiler refuses some code of several files or
  /// views, of the rest.
  ///
  /// `count` is the number of the views that are wanted: there is no rest of a single one.
  func program(
    for views: [Candidate], in sources: [SourceFile], resources: [URL], keepingRestOf count: Int
  ) throws -> (program: URL, refusal: Refusal?) {
    try sources.count == 1 && count == 1
      ? (program(for: views, in: sources, resources: resources), nil)
      : partialProgram(for: views, in: sources, resources: resources)
  }

  private func partialProgram(
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

  private func findRefusal(
    of views: [Candidate], in sources: [SourceFile], resources: [URL]
  ) throws -> Refusal? {
    let scan = try self.scan(sources)
    var unread: (messages: [CompilerMessages.Message], files: [Bool])?
    if case .compilation(let messages) = scan.failure {
      unread = (messages, scan.declarations.map { $0 == nil })
    }
    var compilation = compilation(of: sources)
    return try compilation.refusal(of: views, unread: unread) { compilation, pass, refusal in
      guard case .declarations = pass else {
        _ = try program(
          for: views, by: &compilation, resources: resources, isLive: false, without: refusal)
        return
      }
      try withTemporaryFolder { folder in
        let sources = compilation.sources
        try run(
          &compilation, main(of: views, in: sources, [:], isLive: false, without: refusal),
          generated(beside: sources, in: resources), pass,
          to: folder.appendingPathComponent("made"))
      }
    }
  }
}
