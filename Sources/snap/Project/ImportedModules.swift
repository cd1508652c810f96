import Foundation

/// The modules that files import, each of which is read once.
final class ImportedModules: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: Set<String>] = [:]

  /// Returns the modules that files import, without those of Apple.
  func modules(of files: [String]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion(modules(of: $1)) }
  }

  private func modules(of file: String) -> Set<String> {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    if let names = lock.withLock({ known[url.path] }) { return names }
    let names = Self.modules(in: (try? Data(contentsOf: url)) ?? Data())
    lock.withLock { known[url.path] = names }
    return names
  }

  private static func modules(in contents: Data) -> Set<String> {
    var names: Set<String> = []
    var reader = SourceReader(Array(contents))
    while let token = reader.next() {
      guard case .name("import", false, _) = token, case .name(let word, _, _)? = reader.next()
      else { continue }
      names.insert(word)
      // One declaration of a module, as in `import struct Theme.Palette`.
      if ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"].contains(word),
        case .name(let module, _, _)? = reader.next()
      {
        names.insert(module)
      }
    }
    return names.subtracting(AppleModules.known)
  }
}
