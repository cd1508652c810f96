import Foundation

/// A compiler of the modules of packages.
///
/// A command has one object, so the files of a package are looked at once, and a package that cannot
/// be compiled is reported once. The cache keeps what is compiled.
final class PackageCompiler: @unchecked Sendable {
  private let packages: [PackageModule]
  private let toolkit: Toolkit
  private let cache: CompileCache
  /// Advice about a module that does not exist; nil if no package is missing.
  let advice: String?

  private let lock = NSLock()
  private var keys: [Variant: String] = [:]
  /// The compiled modules; nil for those that cannot be compiled.
  private var compiled: [Variant: CompiledModule?] = [:]

  /// A module, and the system for which it is compiled.
  private struct Variant: Hashable {
    let name: String
    let platform: Platform
    let systemVersion: Int
  }

  /// Creates a compiler of the modules of packages.
  init(_ packages: ProjectPackages, toolkit: Toolkit, cache: CompileCache) {
    self.packages = packages.modules
    self.toolkit = toolkit
    self.cache = cache
    advice = packages.advice
  }

  /// Returns keys of everything on which the modules depend that sources import.
  func keys(for sources: [SourceFile]) -> [String] {
    guard let conditions = sources.first?.conditions else { return [] }
    return needed(by: sources).map { key(of: $0, with: conditions) }
  }

  /// Compiles the modules that sources import, and those on which these depend.
  ///
  /// A module that cannot be compiled is reported and left out.
  func modules(for sources: [SourceFile]) throws -> [CompiledModule] {
    guard let conditions = sources.first?.conditions else { return [] }
    return try needed(by: sources).compactMap { try module($0, with: conditions) }
  }

  /// Whether a folder is that of a module or in it.
  func contains(_ folder: URL) -> Bool {
    packages.contains { (folder.path + "/").hasPrefix($0.folder.path + "/") }
  }

  /// The packages that sources import, each after those on which it depends.
  private func needed(by sources: [SourceFile]) -> [PackageModule] {
    guard !packages.isEmpty else { return [] }
    // Those on which the sources depend: packages may import each other.
    let imports = Set(sources.flatMap { $0.imports.map(\.module) })
      .intersection(sources.first?.conditions.packageModules ?? [])
    let names = packages.filter { imports.contains($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.dependencies + [$1.name]) }
    return packages.filter { names.contains($0.name) }
  }

  private func variant(_ package: PackageModule, _ conditions: BuildConditions) -> Variant {
    Variant(
      name: package.name, platform: conditions.platform, systemVersion: conditions.systemVersion)
  }

  private func key(of package: PackageModule, with conditions: BuildConditions) -> String {
    let variant = variant(package, conditions)
    if let key = lock.withLock({ keys[variant] }) { return key }
    var key = CacheKey(.module)
    toolkit.fingerprint(into: &key)
    let settings = package.settings
    let arguments =
      settings.conditions.sorted() + package.featureArguments + package.argumentsOfC
    for text in [
      "\(variant)", "\(arguments)", (settings.languageMode ?? .swift5).rawValue,
      "\(settings.isMainActorIsolated == true)",
    ] {
      key.combine(text)
    }
    // Checked-out files are too many to read each time.
    let files = FileManager.default.enumerator(atPath: package.folder.path)
    for file in (files?.compactMap { $0 as? String } ?? []).sorted() {
      key.combine(stateOf: package.folder.appendingPathComponent(file))
    }
    for other in packages where package.dependencies.contains(other.name) {
      key.combine(self.key(of: other, with: conditions))
    }
    return lock.withLock {
      keys[variant] = key.text
      return key.text
    }
  }

  // MARK: Compiling

  /// Returns a compiled module; nil for one that cannot be compiled.
  private func module(
    _ package: PackageModule, with conditions: BuildConditions
  ) throws -> CompiledModule? {
    let variant = variant(package, conditions)
    if let known = lock.withLock({ compiled[variant] }) { return known }
    var module: CompiledModule?
    do {
      module = try compile(package, key(of: package, with: conditions), conditions)
    } catch let failure as Failure {
      Terminal.printError("note: the package \(package.name) is left out: \(failure.userMessage)")
    }
    lock.withLock { compiled[variant] = .some(module) }
    return module
  }

  private func compile(
    _ package: PackageModule, _ key: String, _ conditions: BuildConditions
  ) throws -> CompiledModule {
    var compiled = CompiledModule(name: package.name)
    if package.language != .swift {
      compiled.headerArguments = try headerArguments(of: package)
      guard package.language == .c, !package.files.isEmpty else { return compiled }
      compiled.object = try cache.file(self.key(.object, key)) { made in
        try compileC(package, to: made)
      }
      return compiled
    }
    // The object and the module are entries of their own, and one may be missing.
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let made = folder.url.appendingPathComponent("made")
    var isMade = false
    func file(_ kind: CacheKey.Kind, of file: URL) throws -> URL {
      try cache.file(self.key(kind, key)) { entry in
        if !isMade { try compileSwift(package, conditions, to: made) }
        isMade = true
        try FileManager.default.copyItem(at: file, to: entry)
      }
    }
    compiled.object = try file(.object, of: made)
    compiled.module = try file(
      .module, of: folder.url.appendingPathComponent("made.swiftmodule"))
    return compiled
  }

  private func key(_ kind: CacheKey.Kind, _ text: String) -> CacheKey {
    var key = CacheKey(kind)
    key.combine(text)
    return key
  }

  /// Compiles sources of Swift to an object and a module, without the code that the compiler refuses.
  private func compileSwift(
    _ package: PackageModule, _ conditions: BuildConditions, to made: URL
  ) throws {
    var conditions = conditions
    conditions.languageMode = package.settings.languageMode ?? .swift5
    conditions.ownModules = []
    conditions.packageModules = Set(package.dependencies)
    conditions.flags = package.settings.conditions.union(["DEBUG"])
    let sources = try package.files.map { try SourceFile(path: $0, conditions: conditions) }
    let resources =
      package.hasResources
      ? FolderEntries(of: package.folder.path).all.map {
        URL(fileURLWithPath: $0.path, isDirectory: true)
      } : []
    let invocation = CompilerInvocation(
      toolkit: toolkit, cache: cache, settings: package.settings, product: .module,
      moduleName: package.name,
      packageName: PackageModule.name(of: package.package.lastPathComponent),
      features: package.featureArguments,
      importsFoundation: sources.contains { source in
        source.imports.contains { !Self.withoutFoundation.contains($0.module) }
      })
    var compilation = SourceCompilation(of: sources, by: invocation, with: self)
    let trees = try invocation.parser.parse(sources)
    let unread =
      trees.trees.contains { $0 == nil }
      ? (CompilerMessages(trees.messages).messages, trees.trees.map { $0 == nil }) : nil
    let refusal = try compilation.refusal(of: [], unread: unread) { compilation, pass, refusal in
      var texts = try GeneratedSources.texts(
        beside: compilation.sources, in: resources, languageMode: package.settings.languageMode)
      if refusal != nil {
        texts.append(("RefusedCode", "import SnapRuntime\n\(RefusedCode.functions)\n"))
      }
      try compilation.run(nil, texts, pass, to: made)
    }
    guard let refusal else { return }
    if refusal.isWhole { throw refusal.failure }
    report(refusal.messages.filter(\.isError), of: package)
  }

  /// The modules of the system that do not export Foundation.
  private static let withoutFoundation: Set = ["Swift", "Glibc", "Synchronization", "_Concurrency"]

  /// Prints the first errors, each as one line.
  private func report(_ errors: [CompilerMessages.Message], of package: PackageModule) {
    Terminal.printError(
      "note: the package \(package.name) is compiled without the code that the compiler refuses")
    let limit = 3
    for error in errors.prefix(limit) { error.lines.first.map(Terminal.printError) }
    if errors.count > limit { Terminal.printError("note: \(errors.count - limit) more errors") }
  }

  // MARK: C

  private var compilerOfC: URL {
    let beside = toolkit.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("clang")
    let isThere = FileManager.default.isExecutableFile(atPath: beside.path)
    return isThere ? beside : URL(fileURLWithPath: "/usr/bin/clang")
  }

  /// Compiles files of C or C++, and links them to one object.
  private func compileC(_ package: PackageModule, to made: URL) throws {
    let folder = made.deletingLastPathComponent()
    let others = packages.filter { package.dependencies.contains($0.name) && $0.language == .c }
    let headers = ([package] + others).flatMap { ["-I", $0.headers.path] }
    var objects: [String] = []
    for (index, file) in package.files.enumerated() {
      objects.append(folder.appendingPathComponent("\(index).o").path)
      try run(
        ["-c", "-O1", "-fPIC", "-w"] + package.argumentsOfC + headers
          + [file, "-o", objects[index]], in: folder, package)
    }
    try run(["-r", "-nostdlib", "-o", made.path] + objects, in: folder, package)
  }

  private func run(_ arguments: [String], in folder: URL, _ package: PackageModule) throws {
    let log = folder.appendingPathComponent("messages")
    let exit = try ChildProcess.run(
      compilerOfC, arguments, environment: ["TMPDIR": folder.path], messages: log.createFile(),
      isCompiler: true, activity: "compiling the package \(package.name)"
    ).exit
    guard exit.code != 0 else { return }
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    throw Failure.unreadable(
      path: package.folder.path,
      reason: text.split(separator: "\n").first { $0.contains("error: ") }.map(String.init)
        ?? "the compiler of C fails")
  }

  /// The arguments for the headers of a module of C, for which a map is written if it has none.
  private func headerArguments(of package: PackageModule) throws -> [String] {
    let folder = package.language == .system ? package.folder : package.headers
    var map = folder.appendingPathComponent("module.modulemap")
    if !FileManager.default.fileExists(atPath: map.path) {
      let umbrella = ["\(package.name).h", "\(package.name)/\(package.name).h"]
        .map { folder.appendingPathComponent($0).path }
        .first { FileManager.default.fileExists(atPath: $0) }
      map = try cache.moduleMap(
        """
        module \(package.name) {
          umbrella \(umbrella.map { "header \"\($0)\"" } ?? "\"\(folder.path)\"")
          export *
        }

        """)
    }
    return [
      "-Xcc", "-fmodule-map-file=\(map.path)", "-Xcc", "-I", "-Xcc", folder.path,
    ]
  }
}
