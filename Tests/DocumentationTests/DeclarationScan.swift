import Foundation

/// Reads the public declarations of one source file in order.
///
/// The scan relies on the format that `swift format lint --strict` checks: each declaration starts
/// a line, and its indentation says which type it is in. That takes a fraction of a second, where
/// the compiler's symbol graph of the same sources has 150 MB.
struct DeclarationScan: IteratorProtocol {
  struct Declaration {
    /// The type that the declaration is a member of, empty at file level.
    var owner: String
    var name: String
    var content: Content
  }

  enum Content {
    /// A type; an alias has the name of its underlying type.
    case type(alias: String?)
    case member(PublicDeclarations.Member)
  }

  /// A type or extension whose members follow.
  private struct Scope {
    var indentation: Int
    var path: String
    /// The keyword, such as `enum`.
    var kind: Substring
    /// Whether members are public without saying so.
    var isPublic: Bool
    var isUnavailable: Bool
  }

  /// The modules that the file exports again.
  private(set) var exports: [String] = []
  private let lines: [String]
  private let hasLongStrings: Bool
  private var index = 0
  private var scopes: [Scope] = []
  private var isUnavailable = false
  private var pending: [Declaration] = []

  init(_ source: String) {
    hasLongStrings = source.contains("\"\"\"")
    lines = source.components(separatedBy: "\n")
  }

  mutating func next() -> Declaration? {
    while pending.isEmpty, index < lines.count { readLine() }
    return pending.popLast()
  }

  /// Reads the declaration that starts at the current line, if any, and moves past its header.
  private mutating func readLine() {
    let line = lines[index]
    index += 1
    let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let text = line.dropFirst(indentation)
    if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#") { return }
    while let scope = scopes.last, scope.indentation >= indentation { scopes.removeLast() }
    skipString(openedIn: text)
    // Members are indented by two spaces, or by four within `#if`: other lines are in bodies.
    let outer = scopes.last?.indentation ?? -2
    if indentation <= outer + 4 { readHeader(text, indentation: indentation) }
  }

  /// Moves past a string of several lines whose opening delimiter is in a line.
  private mutating func skipString(openedIn text: Substring) {
    guard hasLongStrings, text.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) else {
      return
    }
    while index < lines.count, !lines[index].contains("\"\"\"") { index += 1 }
    index += 1
  }

  private mutating func readHeader(_ text: Substring, indentation: Int) {
    var header = DeclarationHeader(text)
    var isPublic = false
    while !header.isAtEnd {
      if header.skip("@") {
        let attribute = header.word()
        let arguments = header.rest.first == "(" ? parenthesized(&header) : ""
        if attribute == "available", arguments.contains("unavailable") { isUnavailable = true }
        if attribute == "_exported", header.word() == "import" {
          exports.append(String(header.word()))
        }
        continue
      }
      let word = header.word()
      if Self.modifiers.contains(word), word != "class" || header.isFollowedByMemberKeyword {
        if header.next == "(" { _ = parenthesized(&header) }
        isPublic = isPublic || word == "public" || word == "open"
        continue
      }
      if Self.typeKeywords.contains(word) {
        readType(&header, kind: word, indentation: indentation, isPublic: isPublic)
      } else if Self.memberKeywords.contains(word) {
        let scope = scopes.last { $0.indentation + 2 == indentation && $0.isPublic }
        let isCase = word == "case"
        if isCase ? scope?.kind == "enum" : isPublic || scope.map({ $0.kind != "enum" }) == true,
          !isUnavailable, scopes.last?.isUnavailable != true
        {
          readMember(&header, kind: word, of: scopes.last?.path ?? "")
        }
      }
      isUnavailable = false
      return
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "indirect",
    "convenience", "required", "dynamic", "prefix", "postfix", "infix", "consuming",
  ]
  private static let typeKeywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]
  private static let memberKeywords: Set<Substring> = [
    "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype",
  ]

  private mutating func readType(
    _ header: inout DeclarationHeader, kind: Substring, indentation: Int, isPublic: Bool
  ) {
    let unavailable = isUnavailable || scopes.last?.isUnavailable == true
    isUnavailable = false
    let name = header.path()
    let owner = scopes.last?.path ?? ""
    let path = owner.isEmpty ? name : "\(owner).\(name)"
    // A type of one line, `enum None {}`, has no members.
    var last = String(header.rest)
    while !last.contains("{"), index < lines.count {
      last = lines[index]
      index += 1
    }
    let isVisible = isPublic || scopes.last.map { $0.kind == "extension" && $0.isPublic } == true
    if !last.hasSuffix("}") {
      scopes.append(
        Scope(
          indentation: indentation, path: path, kind: kind,
          isPublic: isVisible && ["protocol", "enum", "extension"].contains(kind),
          isUnavailable: unavailable))
    }
    guard isVisible, !unavailable, kind != "extension" else { return }
    pending.append(Declaration(owner: owner, name: name, content: .type(alias: nil)))
  }

  private mutating func readMember(
    _ header: inout DeclarationHeader, kind: Substring, of owner: String
  ) {
    func append(_ name: Substring, _ content: Content) {
      pending.append(Declaration(owner: owner, name: String(name), content: content))
    }
    func member(_ labels: [(String, Bool)]?) -> Content {
      .member(.init(parameters: labels?.map { .init(label: $0.0, isOptional: $0.1) }))
    }
    header.removeComment()
    switch kind {
    case "var", "let":
      for name in header.propertyNames { append(name, member(nil)) }
    case "typealias", "associatedtype":
      let name = header.word()
      header.skipGenerics()
      append(name, .type(alias: header.skip("=") ? header.path() : nil))
    case "case":
      repeat {
        let name = header.word()
        let values = header.rest.first == "(" ? parameters(&header) : nil
        append(name, member(values?.map { ($0.isLabeled ? $0.label : "_", $0.hasDefault) }))
      } while header.skip(",")
    default:
      let name = kind == "func" ? header.word() : kind
      if name.isEmpty { return }
      if name == "init" { _ = header.skip("?") || header.skip("!") }
      complete(&header)
      header.skipGenerics()
      let parameters = parameters(&header)
      if name != "subscript" {
        append(name, member(parameters.map { ($0.label, $0.hasDefault) }))
      } else {
        // Subscripts have labels only where two names are written; the list of Apple's names has
        // the parameter's name where there is none.
        append(
          name, member(parameters.map { ($0.label == $0.name ? "_" : $0.label, $0.hasDefault) }))
        append(name, member(parameters.map { ($0.name, $0.hasDefault) }))
      }
    }
  }

  private mutating func parameters(
    _ header: inout DeclarationHeader
  ) -> [DeclarationHeader.Parameter] {
    DeclarationHeader.parameters(in: parenthesized(&header))
  }

  /// Adds lines to a header until its parentheses are balanced.
  private mutating func complete(_ header: inout DeclarationHeader) {
    while !header.isComplete, index < lines.count {
      header.append(lines[index])
      index += 1
    }
  }

  /// The text in the parentheses that come next, which may end in a later line.
  private mutating func parenthesized(_ header: inout DeclarationHeader) -> Substring {
    complete(&header)
    return header.parenthesized()
  }
}
