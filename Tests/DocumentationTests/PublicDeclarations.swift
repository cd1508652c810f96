import Foundation

/// The public declarations of Swift sources, by the names and argument labels of their headers.
struct PublicDeclarations {
  /// Type names with the types around them: `Edge.Set`.
  private(set) var types: Set<String> = []
  /// Members by the type they are declared on, then by base name.
  private var members: [String: [String: [Member]]] = [:]
  /// The types that type aliases name.
  private var aliases: [String: String] = [:]

  /// A property, a case, a function, an initializer or a subscript.
  struct Member: Equatable {
    /// Nil for a property or a case without values.
    var parameters: [Parameter]?

    /// Whether a call can be written with these argument labels; nil is no argument list.
    ///
    /// A call leaves out arguments with default values.
    func accepts(_ labels: [String]?) -> Bool {
      guard let labels, let parameters else { return labels == nil && parameters == nil }
      var rest = labels[...]
      for parameter in parameters {
        if parameter.label == rest.first {
          rest.removeFirst()
        } else if !parameter.isOptional {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  struct Parameter: Equatable {
    /// The argument label, `_` for none.
    var label: String
    /// Whether a call can leave the argument out.
    var isOptional = false
  }

  init() {}

  /// The declarations that `import` of a module gives: its own, and those of modules that it
  /// exports again.
  ///
  /// - Parameter sources: The directory that has the modules' directories at any depth; a directory
  ///   has its module's name. Modules of other packages are left out.
  init(importing module: String, from sources: URL) throws {
    var files: [String: [URL]] = [:]
    let contents = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = contents?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let names = file.deletingLastPathComponent().path.dropFirst(sources.path.count)
      for name in names.split(separator: "/") { files[String(name), default: []].append(file) }
    }
    var modules = [module]
    var read: Set<URL> = []
    while let module = modules.popLast() {
      for file in files.removeValue(forKey: module) ?? [] where read.insert(file).inserted {
        let source = try String(contentsOf: file, encoding: .utf8)
        modules += add(source)
      }
    }
  }

  /// Adds the public declarations of one file and returns the modules that it exports again.
  @discardableResult
  mutating func add(_ source: String) -> [String] {
    var scan = DeclarationScan(source)
    while let declaration = scan.next() {
      switch declaration.content {
      case .type(let alias):
        let path =
          declaration.owner.isEmpty
          ? declaration.name : "\(declaration.owner).\(declaration.name)"
        types.insert(path)
        aliases[path] = alias
      case .member(let member):
        members[declaration.owner, default: [:]][declaration.name, default: []].append(member)
      }
    }
    return scan.exports
  }

  /// The members of a public type with this base name, including those of the type that an alias
  /// names.
  func members(named name: String, of owner: String) -> [Member] {
    guard types.contains(owner) else { return [] }
    let own = members[owner]?[name] ?? []
    return aliases[owner].map { own + members(named: name, of: $0) } ?? own
  }
}
