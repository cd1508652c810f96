import Foundation

/// A C library that Apple's SDK has as a module, and that is a package of the system here.
struct CLibrary {
  let module: String
  private let header: URL
  private let library: String
  /// The package of Debian with the header.
  let package: String

  static let all = [
    CLibrary(
      module: "SQLite3", header: "sqlite3.h", library: "sqlite3", package: "libsqlite3-dev"),
    CLibrary(module: "zlib", header: "zlib.h", library: "z", package: "zlib1g-dev"),
  ]

  private init(module: String, header: String, library: String, package: String) {
    self.module = module
    self.header = URL(fileURLWithPath: "/usr/include").appendingPathComponent(header)
    self.library = library
    self.package = package
  }

  var isInstalled: Bool { FileManager.default.fileExists(atPath: header.path) }

  /// The entry in a map of C modules; empty without the header.
  var moduleMap: String {
    guard isInstalled else { return "" }
    return """
      module \(module) [system] {
        header "\(header.path)"
        link "\(library)"
        export *
      }

      """
  }
}
