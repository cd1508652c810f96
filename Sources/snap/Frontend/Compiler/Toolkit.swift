import Foundation

/// The compiler, and the modules, macros and shared libraries that views are compiled with.
///
/// The modules, macros and libraries are beside `snap` in a build folder, or in `../lib/layoutdsl`
/// if `snap` is installed.
struct Toolkit {
  let compiler: URL
  private let folder: URL

  private var modules: URL { folder.appendingPathComponent("Modules") }
  private var macros: URL { folder.appendingPathComponent("LayoutDSLMacros-tool") }
  private var libraries: [Library] {
    [Library(name: "SnapRuntime", folder: folder), Library(name: "SnapModules", folder: folder)]
  }

  /// The program that takes the arguments after `-frontend`: beside the driver, or the driver,
  /// which starts it.
  var frontend: URL {
    let beside = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("swift-frontend")
    return isExecutable(beside) ? beside : compiler
  }

  /// Finds the compiler on the search path, and the other files relative to `snap`.
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
      throw Failure.missingTool(
        "the modules of LayoutDSL are missing; install snap again, as with 'make install'")
    }
    self.folder = folder
    try linkLibraries(after: executable)
  }

  /// Returns the compiler on the search path.
  static func compiler(environment: [String: String]) throws -> URL {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    guard let compiler = compilers.first(where: isExecutable) else {
      throw Failure.missingTool("there is no swiftc on the search path")
    }
    return compiler
  }

  /// The map of the C modules that the modules import.
  ///
  /// The modules expose none of their types, so empty C modules suffice.
  static let moduleMap =
    [
      "CDeflate", "CHarfBuzz", "CICU", "CISAL", "CInitializers", "CJPEG", "CKernels",
      "CNetwork", "COpenCombineHelpers", "COpenSSL", "CPNG", "CQRCode", "CScheduling",
      "CSignals", "CStreams",
    ].map { "module \($0) {}\n" }.joined() + CLibrary.all.map(\.moduleMap).joined()

  /// Returns the arguments of a compilation that uses the modules, macros and libraries.
  ///
  /// The compiler keeps C modules beside the map.
  func compilerArguments(moduleMap: URL) -> [String] {
    [
      "-I", modules.path, "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
      "-module-cache-path", moduleMap.deletingLastPathComponent().path,
      "-load-plugin-executable", "\(macros.path)#LayoutDSLMacros",
    ]
  }

  /// The arguments that link a program with the libraries that it needs.
  ///
  /// 1. The first library precedes the system's libraries, because it replaces some of their
  ///    functions for time, tasks and network.
  /// 2. Every source imports `FoundationNetworking` and `FoundationXML`, which load more than
  ///    thirty other libraries, so they and the second library are linked only with a program that
  ///    uses them.
  var linkerArguments: [String] {
    let linker =
      ["--as-needed"] + Self.partsOfFoundation.map { "-l\($0)" }
      + [libraries[1].file.path, "-rpath", folder.path]
    return Self.objectArguments + [libraries[0].file.path]
      + linker.flatMap { ["-Xlinker", $0] }
  }

  /// Returns the arguments of the linker for other objects; a function of the system that they call
  /// and that is missing ends the program only when it is called.
  static func arguments(linking objects: [String]) -> [String] {
    objects.isEmpty ? [] : objects + ["--unresolved-symbols=ignore-in-object-files", "-z", "lazy"]
  }

  /// The arguments of a compilation to an object that is linked with those libraries.
  static let objectArguments = partsOfFoundation.flatMap {
    ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", $0]
  }

  private static let partsOfFoundation = ["FoundationNetworking", "FoundationXML"]

  /// The names of the modules of LayoutDSL, and of what it is built of.
  var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return Set(names.map { String($0.prefix { $0 != "." }) })
  }

  func fingerprint(into key: inout CacheKey) {
    key.combine(stateOf: compiler.resolvingSymlinksInPath())
    for library in libraries { key.combine(stateOf: library.file) }
  }

  /// Links the libraries from the objects of `snap` in a build folder, except the objects of the
  /// module `snap` itself.
  private func linkLibraries(after executable: URL) throws {
    let objectList = folder.appendingPathComponent("snap.product/Objects.LinkFileList")
    let isStale = {
      libraries.contains { modificationDate($0.file) < modificationDate(executable) }
    }
    guard isStale(), let list = try? String(contentsOf: objectList, encoding: .utf8) else { return }
    // Concurrent commands wait for the command that links.
    let lock = open(libraries[0].file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw Failure.missingTool("cannot make \(libraries[0].file.path)")
    }
    defer { close(lock) }
    guard isStale() else { return }
    let objects = list.split(separator: "\n").map { $0.trimmingCharacters(in: ["\"", "'"]) }
      .filter { !$0.contains("/snap.build/") }
    // A killed command leaves its file, and its linker may still write to the file.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix("libSnap") && name.hasSuffix(".new") {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    let core = objects.filter(Library.isCore)
    try libraries[0].link(core, compiler: compiler)
    try libraries[1].link(
      objects.filter { !Library.isCore($0) } + [libraries[0].file.path], compiler: compiler)
  }

  /// A shared library for views.
  private struct Library {
    let name: String
    let folder: URL

    var file: URL { folder.appendingPathComponent("lib\(name).so") }

    /// Links objects; the file of the library appears only when it is complete.
    func link(_ objects: [String], compiler: URL) throws {
      let new = folder.appendingPathComponent("lib\(name).\(UUID().uuidString).new")
      defer { try? FileManager.default.removeItem(at: new) }
      let linking = try ChildProcess.run(
        compiler,
        [
          "-emit-library", "-Xlinker", "--strip-debug", "-Xlinker", "--no-undefined",
          // The libraries find each other by relative paths, which also work after an installation.
          "-Xlinker", "-soname=\(file.lastPathComponent)", "-Xlinker", "-rpath=$ORIGIN",
          "-o", new.path,
        ] + objects + ["-lstdc++"], activity: "linking the libraries for views (first time)")
      guard linking.exit.code == 0, rename(new.path, file.path) == 0 else {
        throw Failure.missingTool("cannot make \(file.path)")
      }
    }

    /// Returns whether an object belongs to a module that every program uses.
    ///
    /// The other modules are in a separate library, which is loaded only if a program uses one.
    static func isCore(_ object: String) -> Bool {
      object.split(separator: "/").contains {
        $0.hasSuffix(".build") && coreModules.contains(String($0.dropLast(6)))
      }
    }

    private static let coreModules: Set = [
      "CICU", "CInitializers", "CKernels", "CNetwork", "COpenCombineHelpers", "CScheduling",
      "CSignals", "CStreams", "Codecs", "Combine", "Controls", "CoreData", "CoreGraphics",
      "CoreImage", "CoreLocation", "CoreText", "CoreTransferable", "CoreVideo", "Drawing",
      "FoundationNames", "ImageIO", "Introspect", "LayoutDSL", "ObjectiveCNames", "OpenCombine",
      "QuartzCore", "Rasterizer", "Render", "SnapRuntime", "SwiftUI", "SystemIntegration",
      "SystemLog", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vector", "ViewClock",
      "ViewCore",
    ]
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
