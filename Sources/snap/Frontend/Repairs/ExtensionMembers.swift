import Foundation

/// Members of extensions that override others, or that others override.
///
/// The runtime of Objective-C finds them in an extension; without it they have to be in the body of
/// their class. They keep their lines for messages and traces by `#sourceLocation`.
extension SourceFile {
  /// Moves the members of the extension around a line into its class; returns whether this file
  /// declares both.
  mutating func moveMembers(ofExtensionAround line: Int) -> Bool {
    guard let index = stagedIndex(ofLine: line) else { return false }
    return moveMembers { declaration, lines in
      lines[declaration.start] <= index && index <= lines[declaration.close]
    }
  }

  /// Whether a line is in a class at the top level of the file.
  func isInClass(_ line: Int) -> Bool {
    let lines = LineIndices(staged)
    guard let index = stagedIndex(ofLine: line) else { return false }
    return TypeDeclaration.all(in: Array(staged)).contains {
      $0.isClass && lines[$0.start] <= index && index <= lines[$0.close]
    }
  }

  /// Moves the members of each extension of a class that declares a member into the class; returns
  /// whether this file declares both.
  mutating func moveMembers(ofExtensionsOf type: String, declaring member: String) -> Bool {
    let staged = staged
    return moveMembers { declaration, _ in
      declaration.name == type && declaration.declares(member, in: staged)
    }
  }

  /// Whether an extension of a type declares a member.
  func declares(_ member: String, inExtensionOf type: String) -> Bool {
    TypeDeclaration.all(in: Array(staged)).contains {
      !$0.isClass && $0.name == type && $0.declares(member, in: staged)
    }
  }

  /// The index of the staged line that has a line of the file: the last one that is not blank.
  func stagedIndex(ofLine line: Int) -> Int? {
    let lines = staged.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var number = 0
    var found: Int?
    for (index, text) in lines.enumerated() {
      if let start = text.sourceLocation {
        number = start - 1
        continue
      }
      number += 1
      guard number == line else { continue }
      if found == nil || text.contains(where: { $0 > UInt8(ascii: " ") }) { found = index }
    }
    return found
  }

  private mutating func moveMembers(
    of isMoved: (TypeDeclaration, _ lineIndices: LineIndices) -> Bool
  ) -> Bool {
    let declarations = TypeDeclaration.all(in: Array(staged))
    let lines = LineIndices(staged)
    let found = declarations.filter { !$0.isClass && $0.isMovable && isMoved($0, lines) }
      .compactMap { declaration in
        declarations.first { $0.isClass && $0.name == declaration.name }.map { (declaration, $0) }
      }
    guard let (moved, owner) = found.first else { return false }
    move(moved, into: owner, lines)
    // The offsets of other declarations have changed.
    if found.count > 1 { _ = moveMembers(of: isMoved) }
    return true
  }

  private mutating func move(
    _ declaration: TypeDeclaration, into owner: TypeDeclaration, _ lines: LineIndices
  ) {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var bytes = Array(staged)
    let body = (declaration.open + 1)..<declaration.close
    var text = Array(bytes[body])
    if declaration.isPublic { text.publishOverrides() }
    let lineStart = bytes[..<owner.close].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let inserted =
      Array("\n\(lines.location(of: declaration.open, in: path))\n".utf8) + text
      + Array("\n\(lines.location(of: owner.close, in: path))\n".utf8)
      + Array(repeating: space, count: owner.close - lineStart)
    let blank = bytes[body].map { $0 == newline ? newline : space }
    if declaration.open > owner.close {
      bytes.replaceSubrange(body, with: blank)
      bytes.insert(contentsOf: inserted, at: owner.close)
    } else {
      bytes.insert(contentsOf: inserted, at: owner.close)
      bytes.replaceSubrange(body, with: blank)
    }
    restage(String(decoding: bytes, as: UTF8.self))
  }
}

/// The staged lines at offsets, and the lines of the file that they have.
private struct LineIndices {
  private var starts = [0]
  private var numbers: [Int] = []

  init(_ staged: Data) {
    let bytes = Array(staged)
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    var number = 0
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : bytes.count
      if let line = bytes[start..<end].sourceLocation { number = line - 1 } else { number += 1 }
      numbers.append(number)
    }
  }

  /// The index of the staged line at an offset.
  subscript(offset: Int) -> Int {
    (starts.firstIndex { $0 > offset } ?? starts.count) - 1
  }

  /// The directive that gives the next line the number of the line at an offset.
  func location(of offset: Int, in path: String) -> String {
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(name)\", line: \(numbers[self[offset]]))"
  }
}

/// A class or an extension at the top level of a file.
private struct TypeDeclaration {
  var isClass: Bool
  var name: String
  /// The offsets of the keyword and of the braces.
  var start: Int
  var open: Int
  var close: Int
  /// Whether a class may have the members: without a condition, and not private to the file.
  var isMovable: Bool
  var isPublic: Bool

  func declares(_ member: String, in source: Data) -> Bool {
    let body = String(decoding: source[(open + 1)..<close], as: UTF8.self)
    return body.matches(of: #/\b(?:func|var)\s+`?(\w+)/#).contains { $0.1 == member }
  }

  static func all(in bytes: [UInt8]) -> [TypeDeclaration] {
    var cursor = SourceCursor(bytes)
    var found: [TypeDeclaration] = []
    while !cursor.isAtEnd {
      guard cursor.isAtWord else {
        if cursor.isAt("{") { cursor.skipBlock() } else { cursor.skipToken() }
        continue
      }
      let start = cursor.position
      let word = cursor.word()
      guard word == "class" || word == "extension" else { continue }
      cursor.skipSpacesAndComments()
      let name = cursor.word()
      var isMovable = !name.isEmpty && !cursor.isAt(".")
      while !cursor.isAtEnd, !cursor.isAt("{") {
        if cursor.isAtWord {
          isMovable = cursor.word() != "where" && isMovable
        } else {
          cursor.skipToken()
        }
      }
      let open = cursor.position
      cursor.skipBlock()
      let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let modifiers = String(decoding: bytes[line..<start], as: UTF8.self)
      found.append(
        TypeDeclaration(
          isClass: word == "class", name: name, start: start, open: open,
          close: cursor.position - 1, isMovable: isMovable && !modifiers.contains("private"),
          isPublic: modifiers.contains("public") || modifiers.contains("open")))
    }
    return found.filter { $0.open < $0.close }
  }
}

extension [UInt8] {
  /// Gives overrides the access level that they have in a public extension.
  fileprivate mutating func publishOverrides() {
    var cursor = SourceCursor(self)
    var places: [Int] = []
    while !cursor.isAtEnd {
      guard cursor.isAtWord else {
        if cursor.isAt("{") { cursor.skipBlock() } else { cursor.skipToken() }
        continue
      }
      let start = cursor.position
      guard cursor.word() == "override" else { continue }
      let line = self[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let modifiers = String(decoding: self[line..<start], as: UTF8.self)
      if !modifiers.contains("public"), !modifiers.contains("open") { places.append(start) }
    }
    for place in places.reversed() { insert(contentsOf: "public ".utf8, at: place) }
  }
}

extension Sequence<UInt8> {
  /// The number that a line of the staged text gives to the next one; nil for other lines.
  fileprivate var sourceLocation: Int? {
    guard starts(with: "#sourceLocation(".utf8) else { return nil }
    let text = String(decoding: Array(self), as: UTF8.self)
    return text.firstMatch(of: #/, line: (\d+)\)$/#).flatMap { Int($0.1) }
  }
}
