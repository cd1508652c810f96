import Foundation

/// A compilation of sources that is repeated with changes that the compiler's messages ask for.
struct SourceCompilation {
  let invocation: CompilerInvocation
  /// The packages whose modules the sources can import.
  let packages: PackageCompiler
  private(set) var sources: [SourceFile]
  /// The options after errors about isolation: those in use, and those that can be tried.
  private var options: [String]
  private var remedies: ArraySlice<[String]>
  /// The number of compilations.
  private var runs = 0
  /// The processor time that the whole compilation took, in seconds; nil if it was stopped.
  private var usualTime: Double?

  /// The options after errors about isolation that are in use.
  var features: [String] { options }

  init(
    of sources: [SourceFile], by invocation: CompilerInvocation, with packages: PackageCompiler,
    features: [String] = []
  ) {
    self.sources = sources
    self.invocation = invocation
    self.packages = packages
    options = features
    remedies = invocation.isolationRemedies[...]
  }

  /// Changes the sources, and keeps the options as they are from now on.
  mutating func change(_ change: (inout [SourceFile]) throws -> Void) rethrows {
    remedies = []
    try change(&sources)
  }

  /// Compiles the sources and generated texts, with names; a program also has views, except those
  /// that cannot be created as they are declared.
  ///
  /// A failure leaves the sources as they were at its end.
  mutating func run(
    _ views: ViewProgramSource?, _ texts: [(key: String, value: String)],
    _ pass: CompilerInvocation.Pass, to made: URL
  ) throws {
    let modules = try packages.modules(for: sources)
    var main = views
    let folder = made.deletingLastPathComponent()
    try checkImports(in: folder, besides: modules)
    let what =
      invocation.product == .module
      ? "the package \(invocation.moduleName)"
      : sources.count == 1 ? sources[0].path : "\(sources.count) files"
    let mainFile = folder.appendingPathComponent(ViewProgramSource.fileName(beside: sources))
    var generated = main == nil ? [] : [mainFile]
    for (name, text) in texts {
      let file = folder.appendingPathComponent("Generated\(name)-\(UUID()).swift")
      try Data(text.utf8).write(to: file)
      generated.append(file)
    }
    let names = main?.names ?? FileNames(of: sources.map(\.path))
    // Names may be qualified by their module. The compiler accepts one alias for the module of all
    // files.
    let qualifying = sources.qualifyingModules
    var alias = qualifying.first
    for index in sources.indices {
      sources[index].removeQualifiers(of: Set(qualifying.dropFirst()))
    }
    var overlay = try SourceOverlay(sources, names: names, in: folder)
    while true {
      if let main { try Data(main.text.utf8).write(to: mainFile) }
      let files = generated.map(\.path) + overlay.files
      let aliases = alias.map { ["-module-alias", "\($0)=\(invocation.moduleName)"] } ?? []
      let start = TimeLimit.timeOfChildren
      runs += 1
      guard
        let failure = try invocation.compile(
          files, with: overlay.arguments + aliases + options, importing: modules, pass, to: made,
          seconds: seconds(for: pass),
          activity: "compiling \(what)" + (runs > 1 ? " (attempt \(runs))" : ""))
      else { return }
      let time = TimeLimit.timeOfChildren - start
      if case .whole = pass, time < Double(greatestTime) { usualTime = time }
      if alias == nil, let module = sources.module(unknownIn: failure) {
        alias = module
        continue
      }
      if sources.removeMethods(after: failure) {
        main?.methods = sources.compactMap(\.methods?.function)
        overlay = try SourceOverlay(sources, names: names, in: folder)
        continue
      }
      if DeclarationRepair.repair(&sources, after: failure.errors) {
        main?.noteLines(in: sources)
        overlay = try SourceOverlay(sources, names: names, in: folder)
        continue
      }
      if failure.errors.contains(where: \.isAboutIsolation), let remedy = remedies.popFirst() {
        options = remedy
        continue
      }
      // A message about the generated code follows from a message about a source; without one, it
      // is about the creation of a view in that code.
      let isOwn = { main?.isPlace(of: $0, file: mainFile.path) ?? false }
      let own = failure.errors.filter(isOwn)
      let foreign = failure.messages.filter { !isOwn($0) }
      if var program = main, !foreign.contains(where: \.isError), !own.isEmpty {
        let known = program.problems.count
        for error in own {
          for index in program.indices(of: error) {
            program.problems[index] = program.problems[index] ?? error.text
          }
        }
        main = program
        if program.problems.count > known { continue }
        throw Failure.missingTool("cannot compile the list of views: \(own[0].text)")
      }
      throw Failure.compilation(foreign)
    }
  }

  /// The greatest processor time of a compilation, in seconds.
  ///
  /// A file of an app takes less than half a second, on a slow machine as well.
  private var greatestTime: Int { 60 + 2 * sources.count }

  /// The processor time that a compilation may take, in seconds.
  ///
  /// Without refused code, that is three times as much as with it: what remains of an expression may
  /// take very long.
  private func seconds(for pass: CompilerInvocation.Pass) -> Int {
    if case .whole = pass { return greatestTime }
    let usual = usualTime.map { 3 * Int($0) } ?? 10 + sources.count / 4
    return min(max(10, usual), greatestTime)
  }

  /// Reports the modules that do not exist.
  ///
  /// The compiler itself reports only the first one, after it has checked all code that depends on
  /// the module, which can take minutes.
  private func checkImports(in folder: URL, besides modules: [CompiledModule]) throws {
    let imported = Set(sources.flatMap { $0.imports.map(\.module) })
    if let library = CLibrary.all.first(where: { imported.contains($0.module) && !$0.isInstalled })
    {
      throw Failure.missingTool(
        "the sources import \(library.module); install the package \(library.package)")
    }
    let known = AppleModules.known.union(modules.map(\.name))
    let missing = try imported.subtracting(known).filter {
      try !invocation.exists($0, in: folder)
    }
    guard !missing.isEmpty else { return }
    throw Failure.compilation(
      sources.flatMap { source in
        source.imports.filter { missing.contains($0.module) }.map { module, offset in
          CompilerMessages.Message(
            missing: module, at: offset, of: source, advice: packages.advice)
        }
      })
  }

  /// Compiles the sources, again and again without the code that the compiler refuses; returns what
  /// it refuses, nil for nothing.
  ///
  /// The code that uses declarations that are left out is refused next. After some compilations or
  /// some time, the files that still have errors are left out as a whole, and later everything is, so
  /// that there is an end. `unread` are the messages about files that cannot be parsed, and whether
  /// each file can be. `attempt` compiles.
  mutating func refusal(
    of views: [Candidate], unread: (messages: [CompilerMessages.Message], files: [Bool])?,
    attempt: (inout SourceCompilation, CompilerInvocation.Pass, Refusal?) throws -> Void
  ) throws -> Refusal? {
    let original = sources
    var refusal: Refusal?
    if let unread {
      refusal = Refusal(unread.messages)
      for index in sources.indices where unread.files[index] {
        refusal?.leaveOut(&sources[index], with: views, because: unread.messages)
      }
    }
    var count = 0
    let start = TimeLimit.timeOfChildren
    var checksDeclarations = true
    while true {
      refusal?.noteTexts(of: sources, besides: original)
      do {
        if checksDeclarations, let refusal {
          try attempt(&self, .declarations, refusal)
          checksDeclarations = false
        }
        try attempt(&self, refusal == nil ? .whole : .limited, refusal)
        return refusal
      } catch Failure.compilation(let messages) {
        count += 1
        let share = (TimeLimit.timeOfChildren - start) / timeOfAttempts
        let isOver = count >= Self.compilationLimit || share > 1
        var next = refusal ?? Refusal(messages)
        next.note(messages, about: sources)
        next.features = features
        let parser = invocation.parser
        func replaceCode(byFile: Bool) throws -> Bool {
          var isChanged = false
          try change {
            isChanged = try next.replaceCode(
              refusedIn: messages, of: &$0, with: views, parser: parser, byFile: byFile)
          }
          return isChanged
        }
        if !isOver, try replaceCode(byFile: count > Self.partLimit || share > 0.5) {
          refusal = next
        } else if checksDeclarations, !isOver {
          checksDeclarations = false
        } else if !isOver, try replaceCode(byFile: true) {
          refusal = next
        } else {
          next.isWhole = true
          return next
        }
      }
    }
  }

  /// The processor time that all compilations may take, in seconds: ten times as much as the first.
  private var timeOfAttempts: Double { 300 + 10 * (usualTime ?? 0) }

  /// The number of compilations after which the files with errors are left out as a whole.
  private static let partLimit = 10
  private static let compilationLimit = 16
}
