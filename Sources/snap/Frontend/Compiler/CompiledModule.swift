import Foundation

/// A module of a package, as the compiler and the linker need it.
struct CompiledModule {
  let name: String
  /// The module of Swift; nil for C.
  var module: URL?
  /// The code; nil if the module is a map only.
  var object: URL?
  /// The arguments for the headers of C.
  var headerArguments: [String] = []

  /// Returns the arguments with which the compiler finds modules, and links them in a folder under
  /// the names that it expects.
  static func arguments(for modules: [CompiledModule], in folder: URL) throws -> [String] {
    let links = folder.appendingPathComponent("packages", isDirectory: true)
    let swift = modules.filter { $0.module != nil }
    if !swift.isEmpty {
      try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    }
    for module in swift {
      let link = links.appendingPathComponent("\(module.name).swiftmodule")
      guard let file = module.module, !FileManager.default.fileExists(atPath: link.path) else {
        continue
      }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    }
    return (swift.isEmpty ? [] : ["-I", links.path]) + modules.flatMap(\.headerArguments)
  }
}
