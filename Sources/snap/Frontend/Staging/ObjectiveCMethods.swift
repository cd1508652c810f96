import Foundation

/// The methods of a file that selectors can name, and declarations that make them known by name.
///
/// Each class has a protocol of its own, whose requirement calls a method by its number. So a
/// method may be private to the file, and a subclass may override it.
struct ObjectiveCMethods {
  /// An attribute that gives methods to Objective-C.
  struct Attribute {
    /// The offset of the attribute.
    let offset: Int
    /// Whether a nib or storyboard sets the property that follows.
    let isOfProperty: Bool
    /// Whether all methods of the type are meant.
    let isOfMembers: Bool
    /// The name in parentheses; nil for the one of Swift.
    let selector: String?

    /// Reads the text after the `@` at an offset; nil for another attribute.
    init?(at offset: Int, _ text: ArraySlice<UInt8>) {
      let parts = String(decoding: text, as: UTF8.self).split(separator: "(", maxSplits: 1)
      guard let name = parts.first,
        ["objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable"].contains(name)
      else {
        return nil
      }
      self.offset = offset
      isOfProperty = name.hasPrefix("IBO") || name.hasPrefix("IBI")
      isOfMembers = name == "objcMembers"
      selector = parts.count > 1 ? parts[1].filter { !$0.isWhitespace && $0 != ")" } : nil
    }
  }

  /// The methods that UIKit calls by their names, without an attribute, if a class overrides them.
  static let systemMethods = [
    "awakeFromNib", "touchesBegan", "touchesMoved", "touchesEnded", "responds", "forwardingTarget",
  ]

  /// The declarations, which follow the last line of the file.
  let source: String
  /// The name of the function that makes the methods known.
  let function: String

  /// Finds the methods in a file; nil without any.
  init?(in source: StagedSource, path: String) {
    guard !source.objectiveCAttributes.isEmpty || source.hasMembersOfSystem else { return nil }
    var reader = MethodReader(source)
    reader.read()
    let types = reader.methods.sorted { $0.key < $1.key }
    guard !types.isEmpty else { return nil }
    let digits = Fingerprint(of: Data(path.utf8)).text
    function = "__snapMethods_\(digits)"
    var declarations = "\n"
    var calls = ""
    for (index, (type, methods)) in types.enumerated() {
      let name = "_\(digits)_\(index)"
      let signature =
        "@MainActor func __method\(name)"
        + "(_ number: Swift.Int, _ arguments: [Any?]) -> Any?"
      let cases = methods.enumerated().map { "case \($0): \($1.call)" }.joined(separator: "\n")
      let quoted = TypeName.components(of: type).map { "`\($0)`" }.joined(separator: ".")
      declarations += """
        nonisolated protocol __Methods\(name): Swift.AnyObject { \(signature) }
        extension \(quoted): nonisolated __Methods\(name) {
        \(signature) { switch number {
        \(cases)
        default: break }
        return nil } }

        """
      calls += """
        _ObjectiveCMethods.add([\(methods.map { "\"\($0.selector)\"" }.joined(separator: ", "))],
          isMember: { $0 is any __Methods\(name).Type },
          call: { ($0 as? any __Methods\(name))?.__method\(name)($1, $2) })

        """
    }
    self.source = declarations + "nonisolated func \(function)() {\n\(calls)}\n"
  }
}

extension [SourceFile] {
  /// Removes the declarations of methods after an error in them; returns whether there is one.
  mutating func removeMethods(after failure: CompilerMessages) -> Bool {
    var isRemoved = false
    for index in indices where self[index].methods != nil {
      let lines = self[index].contents.count { $0 == UInt8(ascii: "\n") } + 1
      let isMeant = failure.errors.contains { error in
        error.isAbout(self[index]) && error.line.map { $0 > lines } ?? false
      }
      guard isMeant else { continue }
      self[index].removeMethods()
      isRemoved = true
    }
    return isRemoved
  }
}

/// A reader of the methods in the types of a file.
private struct MethodReader {
  struct Method {
    let selector: String
    /// The statements that call the method with `arguments`.
    let call: String
  }

  private enum Scope {
    case file, body
    /// A type that can be extended, and whether all its methods are meant.
    case type(String, isMeant: Bool)

    var prefix: String? {
      switch self {
      case .file: ""
      case .type(let name, _): name + "."
      case .body: nil
      }
    }
  }

  private typealias Token = (token: SourceReader.Token, end: Int)

  private(set) var methods: [String: [Method]] = [:]
  private var attributes: ArraySlice<ObjectiveCMethods.Attribute>
  private let tokens: [Token]
  private var index = 0

  init(_ source: StagedSource) {
    var reader = SourceReader(source.bytes)
    var tokens: [Token] = []
    while let token = reader.next() { tokens.append((token, reader.position)) }
    self.tokens = tokens
    attributes = source.objectiveCAttributes[...]
  }

  mutating func read() {
    var scopes = [Scope.file]
    var pending: Scope?
    var modifiers = Modifiers()
    while index < tokens.count, let scope = scopes.last {
      let (token, end) = tokens[index]
      index += 1
      while let next = attributes.first, next.offset < end {
        modifiers.attribute = next
        attributes.removeFirst()
      }
      switch token {
      case .punctuation(UInt8(ascii: "{")):
        scopes.append(pending ?? .body)
        (pending, modifiers) = (nil, Modifiers())
      case .punctuation(UInt8(ascii: "}")):
        guard scopes.count > 1 else { return }
        scopes.removeLast()
        modifiers = Modifiers()
      case .punctuation(UInt8(ascii: "@")):
        if let name = name(at: index) { modifiers.words.insert("@" + name) }
      case .name(let word, false, _) where scope.prefix != nil:
        let isFile = if case .file = scope { true } else { false }
        switch word {
        case "class", "extension", "struct", "enum", "actor", "protocol":
          guard let next = name(at: index), !["func", "var", "let", "subscript"].contains(next)
          else {
            modifiers.words.insert(word)
            continue
          }
          let type = typeName()
          let isHidden =
            word == "protocol" || !isFile && modifiers.words.contains("private")
            || word == "extension" && hasConditions
          pending =
            isHidden
            ? .body
            : .type(
              (scope.prefix ?? "") + type,
              isMeant: modifiers.attribute.map { $0.isOfMembers || word == "extension" } ?? false)
          modifiers = Modifiers()
        case "func":
          if case .type(let type, let isMeant) = scope,
            isMeant || modifiers.attribute != nil
              || name(at: index).map(ObjectiveCMethods.systemMethods.contains) == true,
            let method = method(modifiers)
          {
            methods[type, default: []].append(method)
          }
          modifiers = Modifiers()
        case "var":
          if case .type(let type, _) = scope, let setter = setter(modifiers) {
            methods[type, default: []].append(setter)
          }
          modifiers = Modifiers()
        case "let", "init", "deinit", "subscript", "case", "typealias", "import":
          modifiers = Modifiers()
        default: modifiers.words.insert(word)
        }
      default: break
      }
    }
  }

  private struct Modifiers {
    var attribute: ObjectiveCMethods.Attribute?
    /// The modifiers, and attributes with their `@`.
    var words: Set<String> = []

    /// Whether the main actor can call the method of an object.
    var allowsCall: Bool {
      words.isDisjoint(with: ["static", "class", "@nonobjc"])
        && !words.contains { $0.hasSuffix("Actor") && $0 != "@MainActor" }
    }
  }

  // MARK: Tokens

  private func name(at place: Int) -> String? {
    guard tokens.indices.contains(place), case .name(let name, _, _) = tokens[place].token else {
      return nil
    }
    return name
  }

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index)
      && tokens[index].token == .punctuation(UInt8(ascii: character))
  }

  /// Reads the name after `class` or `extension`, such as `Outer.Inner`.
  private mutating func typeName() -> String {
    var parts: [String] = []
    while let part = name(at: index) {
      parts.append(part)
      index += 1
      guard isAt(".") else { break }
      index += 1
    }
    return parts.joined(separator: ".")
  }

  /// Whether the head of an extension has a condition.
  private var hasConditions: Bool {
    tokens[index...].prefix { $0.token != .punctuation(UInt8(ascii: "{")) }
      .contains { if case .name("where", false, _) = $0.token { true } else { false } }
  }

  /// Reads the rest of a method; nil if a selector cannot name it.
  private mutating func method(_ modifiers: Modifiers) -> Method? {
    guard let name = name(at: index) else { return nil }
    index += 1
    guard modifiers.allowsCall, isAt("("), let parameters = parameters() else { return nil }
    var isAsync = false
    var throwing = false
    while let word = self.name(at: index), word == "async" || word == "throws" {
      if word == "async" { isAsync = true } else { throwing = true }
      index += 1
    }
    let labels = parameters.map { "\($0.label):" }.joined()
    let values = parameters.enumerated().map { number, parameter in
      (parameter.label == "_" ? "" : "`\(parameter.label)`: ") + "a\(number)"
    }
    let call =
      "\(throwing ? "try? " : "")\(isAsync ? "await " : "")"
      + "self.`\(name)`(\(values.joined(separator: ", ")))"
    let conditions = parameters.enumerated().map { number, parameter in
      "let a\(number) = _ObjectiveCMethods.argument(arguments, \(number), (\(parameter.type)).self)"
    }
    let statement = isAsync ? "_Concurrency.Task { \(call) }" : "return \(call)"
    return Method(
      selector: modifiers.attribute?.selector ?? "\(name)(\(labels))",
      call: conditions.isEmpty
        ? statement : "if \(conditions.joined(separator: ", ")) { \(statement) }")
  }

  /// Returns the setter of a property that a nib, a storyboard or the system sets; nil for another
  /// one.
  private func setter(_ modifiers: Modifiers) -> Method? {
    guard modifiers.allowsCall, let name = name(at: index) else { return nil }
    let isWindow = name == "window" && self.name(at: index + 2) == "UIWindow"
    guard modifiers.attribute?.isOfProperty == true || isWindow else { return nil }
    return Method(
      selector: "set\(name.prefix(1).uppercased())\(name.dropFirst()):",
      call: "return _ObjectiveCMethods.set(&self.`\(name)`, arguments)")
  }

  /// Reads parameters in parentheses; nil if no object has their types.
  private mutating func parameters() -> [(label: String, type: String)]? {
    var parameters: [(label: String, type: String)] = []
    var part: [SourceReader.Token] = []
    var depth = 0
    while index < tokens.count {
      let token = tokens[index].token
      index += 1
      var isSeparator = false
      if case .punctuation(let byte) = token {
        let isArrow = byte == UInt8(ascii: ">") && part.last == .punctuation(UInt8(ascii: "-"))
        if "([<{".utf8.contains(byte) { depth += 1 }
        if depth == 1, byte == UInt8(ascii: "(") { continue }
        if ")]}>".utf8.contains(byte), !isArrow { depth -= 1 }
        isSeparator = depth == 0 || depth == 1 && byte == UInt8(ascii: ",")
      }
      guard isSeparator else {
        part.append(token)
        continue
      }
      if !part.isEmpty {
        guard let parameter = parameter(part) else { return nil }
        parameters.append(parameter)
        part = []
      }
      if depth == 0 { return parameters }
    }
    return nil
  }

  private func parameter(_ tokens: [SourceReader.Token]) -> (label: String, type: String)? {
    guard let colon = tokens.firstIndex(of: .punctuation(UInt8(ascii: ":"))),
      case .name(let label, _, _) = tokens[0]
    else { return nil }
    let type = tokens[(colon + 1)...].prefix { $0 != .punctuation(UInt8(ascii: "=")) }
    var text = ""
    for token in type {
      switch token {
      case .name(let word, _, _):
        guard !["inout", "escaping", "some"].contains(word) else { return nil }
        if text.last.map({ $0.isLetter || $0.isNumber || $0 == "_" }) ?? false { text += " " }
        text += word
      case .punctuation(UInt8(ascii: "!")): text += "?"
      case .punctuation(let byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return text.isEmpty || text.contains("->") || text.contains("@") || text.contains("...")
      ? nil : (label, text)
  }
}
