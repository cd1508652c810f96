import Foundation

/// The compiler, and the modules, macros and shared library that views are compiled with.
///
/// The latter are beside `snap` in a build folder, or in `../lib/layoutdsl` if it is installed.
struct Toolkit {
  let compiler: URL
  private let folder: URL

  private var modules: URL { folder.appendingPathComponent("Modules") }
  private var macros: URL { folder.appendingPathComponent("LayoutDSLMacros-tool") }
  var library: URL { folder.appendingPathComponent("libSnapRuntime.so") }

  /// Finds the compiler on the search path, and the rest relative to `snap`.
  init(environment: [String: String]) throws {
    compiler = try Self.compiler(environment: environment)
    let executable = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
    let beside = executable.deletingLastPathComponent()
    let installed = beside.deletingLastPathComponent().appendingPathComponent("lib/layoutdsl")
    let holdsModules = { (folder: URL) in
      exists(folder.appendingPathComponent("Modules/SnapRuntime.swiftmodule"))
    }
    guard let folder = [beside, installed].first(where: holdsModules) else {
      throw Failure.missingTool("the modules of LayoutDSL are not where snap is; install it again")
    }
    self.folder = folder
    try linkLibrary(after: executable)
  }

  /// The compiler on the search path.
  static func compiler(environment: [String: String]) throws -> URL {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    guard let compiler = compilers.first(where: isExecutable) else {
      throw Failure.missingTool("there is no swiftc on the search path")
    }
    return compiler
  }

  /// The arguments of a compilation that uses the modules, macros and library.
  ///
  /// The modules import C modules but expose none of their types, so empty ones suffice.
  func compilerArguments(writingModuleMapTo moduleMap: URL) throws -> [String] {
    let emptyModules = [
      "CDeflate", "CHarfBuzz", "CICU", "CISAL", "CInitializers", "CJPEG", "CKernels",
      "CNetwork", "COpenCombineHelpers", "COpenSSL", "CPNG", "CQRCode", "CScheduling",
    ].map { "module \($0) {}\n" }
    try Data(emptyModules.joined().utf8).write(to: moduleMap)
    return [
      "-I", modules.path, "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
      "-load-plugin-executable", "\(macros.path)#LayoutDSLMacros", library.path,
    ]
  }

  func fingerprint(into key: inout CacheKey) {
    key.combine(stateOf: compiler.resolvingSymlinksInPath())
    key.combine(stateOf: library)
  }

  /// Links the library from the objects of `snap` in a build folder, without those of its own
  /// module.
  private func linkLibrary(after executable: URL) throws {
    let objectList = folder.appendingPathComponent("snap.product/Objects.LinkFileList")
    let isStale = { modificationDate(library) < modificationDate(executable) }
    guard isStale(), let list = try? String(contentsOf: objectList, encoding: .utf8) else { return }
    // Concurrent commands wait for the one that links.
    let lock = open(library.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw Failure.missingTool("cannot make \(library.path)")
    }
    defer { close(lock) }
    guard isStale() else { return }
    let objects = list.split(separator: "\n").map { $0.trimmingCharacters(in: ["\"", "'"]) }
      .filter { !$0.contains("/snap.build/") }
    // A command that was killed leaves its file, to which a linker may still write.
    let prefix = "libSnapRuntime.", suffix = ".new"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    let new = folder.appendingPathComponent(prefix + UUID().uuidString + suffix)
    defer { try? FileManager.default.removeItem(at: new) }
    let linking = try ChildProcess.run(
      compiler,
      ["-emit-library", "-Xlinker", "--strip-debug", "-Xlinker", "--no-undefined", "-o", new.path]
        + objects + ["-lstdc++"], activity: "linking the library for views (first time)")
    guard linking.exit.code == 0, rename(new.path, library.path) == 0 else {
      throw Failure.missingTool("cannot make \(library.path)")
    }
  }
}

private func exists(_ file: URL) -> Bool {
  FileManager.default.fileExists(atPath: file.path)
}

private func isExecutable(_ file: URL) -> Bool {
  FileManager.default.isExecutableFile(atPath: file.path)
}

private func modificationDate(_ file: URL) -> Date {
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  return attributes?[.modificationDate] as? Date ?? .distantPast
}
