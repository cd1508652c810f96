import Foundation

/// The names that a file declares for other files, and those that it mentions.
///
/// Members of a type are not among them: a file that uses a member has a value of the type, so it
/// depends on a file that mentions the type.
struct SourceDeclarations {
  /// The declarations of the extensions of one type.
  struct Extended {
    /// The members, and of initializers and subscripts a label that all their uses write.
    var members: Set<String> = []
    /// The protocols to which they make the type conform, without `Sendable`.
    var conformances: Set<String> = []
    /// Whether it has operators, or initializers or subscripts without a label that is always written.
    var hasNameless = false
  }

  /// The types, at any depth.
  private(set) var types: Set<String> = []
  /// The protocols that inherit from none, so that who uses a conformance mentions them.
  private(set) var plainProtocols: Set<String> = []
  /// The functions and variables outside types.
  private(set) var globals: Set<String> = []
  private(set) var extensions: [String: Extended] = [:]
  /// Whether it declares operators, or was not understood, so that any file may depend on it.
  private(set) var concernsEveryFile = false
  /// All words of the text except those in comments.
  let mentioned: Set<String>

  private enum Scope: Equatable {
    case file, type, body
    case `extension`(String)
  }

  init(_ contents: Data) {
    let bytes = Array(contents)
    var reader = SourceReader(bytes)
    var tokens: [SourceReader.Token] = []
    while let token = reader.next() { tokens.append(token) }
    var mentioned: Set<String> = []
    for case .name(let name, _, _) in tokens { mentioned.insert(name) }
    // A string may have an interpolation.
    for range in reader.isUncertain ? [bytes.indices] : reader.strings {
      mentioned.formUnion(Self.words(in: bytes[range]))
    }
    self.mentioned = mentioned
    let isUnderstood = read(tokens)
    if !isUnderstood || reader.isUncertain { concernsEveryFile = true }
  }

  /// Whether a file that mentions none of the names of this file may depend on it.
  ///
  /// - Parameters:
  ///   - types: The types of all files of the module.
  ///   - protocols: The plain protocols of all files of the module.
  func mayAffectAnyFile(beside types: Set<String>, protocols: Set<String> = []) -> Bool {
    concernsEveryFile
      || extensions.contains {
        !types.contains($0.key)
          && ($0.value.hasNameless || !$0.value.conformances.isSubset(of: protocols))
      }
  }

  /// The names by which another file may depend on the file.
  ///
  /// An extension of a type of another module may also meet a requirement of a protocol, which is
  /// used without its name; for `View` that is only `body`, which no extension implements for all
  /// views.
  func names(beside types: Set<String>) -> Set<String> {
    extensions.reduce(into: self.types.union(globals)) { names, entry in
      if types.contains(entry.key) || entry.key != "View" { names.insert(entry.key) }
      if !types.contains(entry.key) {
        names.formUnion(entry.value.members.union(entry.value.conformances))
      }
    }
  }

  // MARK: Reading

  /// Reads all tokens; returns whether every brace has its partner.
  private mutating func read(_ tokens: [SourceReader.Token]) -> Bool {
    var scopes: [(scope: Scope, depth: Int)] = [(.file, 0)]
    var pending: Scope?
    var depth = 0
    var isListing = false
    var index = 0
    func name(at place: Int) -> String? {
      guard tokens.indices.contains(place), case .name(let name, _, _) = tokens[place] else {
        return nil
      }
      return name
    }
    while index < tokens.count {
      defer { index += 1 }
      guard let scope = scopes.last?.scope else { return false }
      let next = name(at: index + 1)
      switch tokens[index] {
      case .punctuation(UInt8(ascii: "{")):
        scopes.append((pending ?? .body, depth))
        (pending, depth, isListing) = (nil, 0, false)
      case .punctuation(UInt8(ascii: "}")):
        guard scopes.count > 1, let closed = scopes.popLast() else { return false }
        depth = closed.depth
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: "[")): depth += 1
      case .punctuation(UInt8(ascii: ")")), .punctuation(UInt8(ascii: "]")): depth -= 1
      case .punctuation(UInt8(ascii: ",")) where isListing && depth == 0:
        if let next { add(next, in: scope) }
      case .name(let keyword, false, _) where scope != .body && depth == 0:
        isListing = false
        switch keyword {
        case "import":
          if let next, Self.kinds.contains(next) { index += 1 }
        case "extension":
          let head = tokens[(index + 1)...].prefix { $0 != .punctuation(UInt8(ascii: "{")) }
          pending = readExtension(Array(head))
          index += head.count
        case "operator", "precedencegroup": concernsEveryFile = true
        case "init", "subscript":
          if case .extension(let type) = scope,
            let label = Self.label(of: tokens[(index + 1)...], isWritten: keyword == "init")
          {
            extensions[type]?.members.insert(label)
          } else {
            addNameless(in: scope)
          }
        case "func":
          if let next { add(next, in: scope) } else { addNameless(in: scope) }
          index += 1
        case "let", "var":
          isListing = true
          if let next {
            add(next, in: scope)
            index += 1
          } else {
            // A tuple; its names are those before the parenthesis.
            let tuple = tokens[(index + 1)...].prefix { $0 != .punctuation(UInt8(ascii: ")")) }
            for place in tuple.indices { name(at: place).map { add($0, in: scope) } }
          }
        case "typealias", "associatedtype", "macro":
          next.map { _ = types.insert($0) }
        case _ where Self.kinds.contains(keyword):
          // `class` may also be a modifier of a member.
          if let next, !["func", "var", "let", "subscript"].contains(next) {
            types.insert(next)
            let heir = tokens.indices.contains(index + 2) ? tokens[index + 2] : nil
            if keyword == "protocol", heir == .punctuation(UInt8(ascii: "{")) {
              plainProtocols.insert(next)
            }
            pending = .type
            index += 1
          }
        default: break
        }
      default: break
      }
    }
    return scopes.count == 1
  }

  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol"]

  /// Reads the head of an extension.
  private mutating func readExtension(_ head: [SourceReader.Token]) -> Scope {
    var type = ""
    for case .name(let name, let isMember, _) in head {
      guard type.isEmpty || isMember else { break }
      type = name
    }
    // A colon behind `where` is a condition.
    let clause = head.prefix { token in
      if case .name("where", _, _) = token { return false }
      return true
    }
    if extensions[type] == nil { extensions[type] = Extended() }
    for case .name(let name, _, _) in clause.drop(while: { $0 != .punctuation(UInt8(ascii: ":")) })
    where !["retroactive", "unchecked", "preconcurrency", "Sendable"].contains(name) {
      extensions[type]?.conformances.insert(name)
    }
    return .extension(type)
  }

  /// Returns a label that every use of an initializer or subscript writes; nil if there is none.
  ///
  /// A parameter with a default value may be left out, and a closure may follow the parentheses.
  /// - Parameters:
  ///   - tokens: The tokens from its generic parameters or parenthesis on.
  ///   - isWritten: Whether the label of a parameter is its name if it has no other.
  private static func label(of tokens: ArraySlice<SourceReader.Token>, isWritten: Bool) -> String? {
    var parameters: [[SourceReader.Token]] = [[]]
    var depth = 0
    for token in tokens.drop(while: { $0 != .punctuation(UInt8(ascii: "(")) }) {
      if case .punctuation(let mark) = token {
        if "([{".utf8.contains(mark) { depth += 1 }
        if ")]}".utf8.contains(mark) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, mark == UInt8(ascii: ",") {
          parameters.append([])
          continue
        }
      }
      parameters[parameters.count - 1].append(token)
    }
    parameters[0] = Array(parameters[0].dropFirst())
    for parameter in parameters {
      guard case .name(let label, _, _)? = parameter.first else {
        if parameter.first == .punctuation(UInt8(ascii: "@")) { continue }
        return nil
      }
      let colon = parameter.firstIndex(of: .punctuation(UInt8(ascii: ":")))
      // A comma between generic arguments has split a type.
      guard colon == 1 || colon == 2 else { return nil }
      let mayBeMissing = parameter.contains {
        $0 == .punctuation(UInt8(ascii: "=")) || $0 == .punctuation(UInt8(ascii: ">"))
      }
      if label != "_", !mayBeMissing, isWritten || colon == 2 { return label }
    }
    return nil
  }

  private mutating func add(_ name: String, in scope: Scope) {
    switch scope {
    case .file: globals.insert(name)
    case .extension(let type):
      extensions[type]?.members.insert(name)
      if name == "callAsFunction" { addNameless(in: scope) }
    case .type, .body: break
    }
  }

  private mutating func addNameless(in scope: Scope) {
    switch scope {
    case .file: concernsEveryFile = true
    case .extension(let type): extensions[type]?.hasNameless = true
    case .type, .body: break
    }
  }

  private static func words(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var words: Set<String> = []
    var start = bytes.startIndex
    for index in bytes.startIndex...bytes.endIndex {
      if index < bytes.endIndex, SourceReader.isLetter(bytes[index]) { continue }
      if start < index { words.insert(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = index + 1
    }
    return words
  }
}
