import Foundation

/// The text of a source for the compiler: its conditions are evaluated, and features that the
/// compiler has only on Apple's systems are replaced.
///
/// The rest keeps its lines and columns, since removed bytes become spaces. Only the accessors of
/// `@NSManaged` are longer than the text that they replace; they are at the end of a declaration.
/// Default implementations of optional requirements are after the last line.
struct StagedSource {
  private var cursor: SourceCursor
  /// The imported modules, with the offsets of their names.
  private(set) var imports: [(module: String, offset: Int)] = []
  /// The imported modules whose files are compiled together with this one.
  private(set) var ownImports: Set<String> = []
  /// The names of such modules before names that are in them, with their dots.
  private(set) var qualifiers: [(module: String, range: Range<Int>)] = []
  private let conditions: BuildConditions
  private var blocks: [Block] = []
  /// The protocol that was declared last, and its access level.
  private var lastProtocol: (name: String, access: String)?
  private var defaultImplementations = ""
  /// The end of the last `@objc`.
  private var endOfObjectiveC: Int?
  /// The removed attributes that give methods to Objective-C.
  private(set) var objectiveCAttributes: [ObjectiveCMethods.Attribute] = []
  /// Whether there may be members that UIKit calls or sets by their names, without an attribute:
  /// the window of a delegate is that of the storyboard.
  private(set) var hasMembersOfSystem = false
  /// The end of the compiled code so far, without comments and directives.
  private var endOfCode = 0
  /// The offsets of the `#endif` of blocks that have no compiled code, by the ends of the colons
  /// before them.
  private var endsOfEmptyBlocks: [(colon: Int, end: Int)] = []

  /// An `#if` block that has not ended.
  private struct Block {
    /// Whether the text around the block is compiled.
    let isInActiveText: Bool
    /// Whether the condition of a previous or of the current branch holds.
    var isDecided: Bool
    /// Whether the current branch is compiled.
    var isActive: Bool
    /// The directives so far, which are blanked if all conditions can be evaluated.
    var directives: [Range<Int>]
    /// The ranges of branches that are not compiled.
    var dead: [Range<Int>] = []
    var isMalformed = false
  }

  init(_ contents: Data, conditions: BuildConditions) {
    cursor = SourceCursor(Array(contents))
    self.conditions = conditions
    scanCode(until: nil)
    fillCases()
    bytes.append(contentsOf: defaultImplementations.utf8)
  }

  private(set) var bytes: [UInt8] {
    get { cursor.bytes }
    _modify { yield &cursor.bytes }
  }

  private var position: Int {
    get { cursor.position }
    set { cursor.position = newValue }
  }

  private var isActive: Bool { blocks.last?.isActive ?? true }

  // MARK: Tokens

  /// Scans code to its end, or through a closing parenthesis.
  private mutating func scanCode(until closing: UInt8?) {
    var depth = 0
    while !cursor.isAtEnd {
      let byte = cursor.byte()
      if isActive, byte > UInt8(ascii: " "), byte != UInt8(ascii: "#"), !cursor.isAtComment {
        endOfCode = position + 1
      }
      switch byte {
      case UInt8(ascii: "/") where cursor.isAtComment: cursor.skipComment()
      case UInt8(ascii: "\""): scanString()
      case UInt8(ascii: "#"): scanPound()
      case UInt8(ascii: "@"): scanAttribute()
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        depth += byte == UInt8(ascii: "(") ? 1 : -1
        position += 1
        if depth == 0, closing == byte { return }
      case _ where SourceCursor.isWord(byte): scanWord()
      default: position += 1
      }
    }
  }

  private static let directives: Set = ["if", "elseif", "else", "endif"]

  private mutating func scanPound() {
    let start = position
    let pounds = cursor.poundCount
    if cursor.isAtString {
      scanString()
      if isActive { endOfCode = position }
      return
    }
    cursor.advance(pounds)
    switch cursor.byte() {
    case UInt8(ascii: "/"): cursor.skipRegex(pounds: pounds)
    default:
      let name = cursor.word()
      switch name {
      case _ where Self.directives.contains(name): scanDirective(name, from: start)
      case "selector", "keyPath": replaceObjectiveCName(name, from: start)
      case "available", "unavailable": decideAvailability(name, from: start)
      case "Playground": removePlayground(from: start)
      default: break
      }
      if isActive, !Self.directives.contains(name) { endOfCode = position }
    }
  }

  private mutating func scanWord() {
    let start = position
    let word = cursor.word()
    if word == "override" { return scanOverride(at: start) }
    if word == "UIWindow" || ObjectiveCMethods.systemMethods.contains(word) {
      hasMembersOfSystem = true
    }
    guard isAlone(start) else { return }
    if isActive, word == "NSStringFromClass" {
      // That of Foundation on Linux ends the program for a class in another one, and has no types
      // that only protocols of Objective-C make classes.
      return bytes.replaceSubrange(start..<position, with: "_stringFromClass ".utf8)
    }
    if word == "protocol" { return scanProtocol(at: start) }
    if word == "actor", isActive { return replaceActor(at: start) }
    if word == "optional" { return scanOptional(at: start) }
    if isActive, cursor.isAt("."), conditions.ownModules.contains(word) {
      qualifiers.append((word, start..<(position + 1)))
    }
    if isActive, word == "Foundation", Self.networkNames.contains(where: { cursor.isAt($0) }) {
      // These types of Foundation are in separate modules on Linux, which every file imports.
      return cursor.blank(start..<(position + 1))
    }
    if isActive, word == "SwiftUICore", cursor.isAt(".") {
      // The names of this part of SwiftUI are those of `SwiftUI`, which every source of views
      // imports.
      return bytes.replaceSubrange(start..<position, with: "    SwiftUI".utf8)
    }
    if isActive, word == "Darwin", cursor.isAt(".") {
      return bytes.replaceSubrange(start..<position, with: " Glibc".utf8)
    }
    guard word == "import" else { return }
    cursor.skipSpaces()
    var name = position
    var module = cursor.word()
    let importsOne = Self.importKinds.contains(module)
    if importsOne {
      cursor.skipSpaces()
      name = position
      module = cursor.word()
    }
    if conditions.ownModules.contains(module) {
      if isActive { ownImports.insert(module) }
      return blankImport(at: start)
    }
    if isActive { blankAccessLevel(before: start) }
    if isActive { imports.append((AppleModules.newName(of: module) ?? module, name)) }
    if let new = AppleModules.newName(of: module), isActive {
      cursor.blank(name..<position)
      bytes.replaceSubrange(name..<(name + new.utf8.count), with: new.utf8)
    }
    guard !importsOne, cursor.isAt(".") else { return }
    // The modules of this package have no submodules, as in `import os.log`.
    let path = position
    while position < bytes.count, SourceCursor.isWord(bytes[position]) || cursor.isAt(".") {
      position += 1
    }
    if isActive { cursor.blank(path..<position) }
  }

  /// Removes the import of a module whose files are compiled together with this one, from its first
  /// attribute through the imported name.
  private mutating func blankImport(at start: Int) {
    while position < bytes.count, SourceCursor.isWord(bytes[position]) || cursor.isAt(".") {
      position += 1
    }
    let before = bytes[..<start].lastIndex {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";")
    }
    if isActive { cursor.blank((before.map { $0 + 1 } ?? 0)..<position) }
  }

  /// Removes the access level of an import: files of several modules, which may differ in it, are
  /// one module here.
  private mutating func blankAccessLevel(before start: Int) {
    var end = start
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var first = end
    while first > 0, SourceCursor.isWord(bytes[first - 1]) { first -= 1 }
    let level = String(decoding: bytes[first..<end], as: UTF8.self)
    if Self.accessLevels.contains(level) { cursor.blank(first..<end) }
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let networkNames: [StaticString] = [
    ".URLSession", ".URLRequest", ".URLResponse", ".HTTPURLResponse", ".URLCache",
    ".URLCredential", ".URLProtocol", ".URLAuthentication", ".HTTPCookie", ".XML",
  ]

  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Returns whether no dot, backtick or dollar sign directly precedes a word.
  private func isAlone(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    return ![UInt8(ascii: "."), UInt8(ascii: "`"), UInt8(ascii: "$")].contains(bytes[start - 1])
  }

  // MARK: Objective-C

  /// The attributes to remove: those that the compiler rejects without Objective-C and that do not
  /// affect pictures, and those of entry points, since an app with a widget has several.
  private static let removedAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "NSManaged", "main",
  ]

  private mutating func scanAttribute() {
    let start = position
    position += 1
    let name = cursor.word()
    if name == "available" { return decideObsolescence() }
    // No model reads the guides of FoundationModels.
    let isGuide = name == "Guide" && imports.contains { $0.module == "FoundationModels" }
    guard isGuide || Self.removedAttributes.contains(name) else { return }
    if cursor.isAt("(") { scanCode(until: UInt8(ascii: ")")) }
    guard isActive else { return }
    if let attribute = ObjectiveCMethods.Attribute(
      at: start, bytes[(start + 1)..<position])
    {
      objectiveCAttributes.append(attribute)
    }
    cursor.blank(start..<position)
    if name == "objc" { endOfObjectiveC = position }
    if name == "NSManaged", let declaration = ManagedDeclaration(after: position, in: bytes) {
      bytes.insert(contentsOf: declaration.accessors.utf8, at: declaration.end)
    }
  }

  /// Methods that Objective-C's classes have in extensions here, and that can only be declared
  /// again.
  private static let inExtensions: Set = [
    "observeValue", "getObjectValue", "isPartialStringValid", "awakeFromNib",
    "prepareForInterfaceBuilder", "canPerformAction", "accessibilityCustomActions",
    "accessibilityElementDidBecomeFocused", "accessibilityElementDidLoseFocus",
    "gestureRecognizerShouldBegin", "buildMenu", "textInputMode", "accessibilityPath",
    "accessibilityCustomRotors", "accessibilityAttributedLabel", "accessibilityAttributedValue",
    "accessibilityAttributedHint", "accessibilityUserInputLabels", "accessibilityContainerType",
    "accessibilityNavigationStyle", "accessibilityCustomContent", "responds", "forwardingTarget",
  ]

  /// Replaces `override` with `required` before the initializer of managed objects, so that
  /// contexts can call it without the runtime of Objective-C, and removes it before members that an
  /// extension declares.
  private mutating func scanOverride(at start: Int) {
    cursor.skipSpaces()
    guard isActive else { return }
    if cursor.isAt("init(entity") {
      return bytes.replaceSubrange(
        start..<(start + "required".utf8.count), with: "required".utf8)
    }
    let next = position
    for modifier in ["public ", "open ", "internal "]
    where bytes[position...].starts(with: modifier.utf8) {
      position += modifier.utf8.count
    }
    if cursor.isAt("func ") || cursor.isAt("var ") {
      while !cursor.isAt(" ") { position += 1 }
      cursor.skipSpaces()
      if cursor.isAt("willMove(toWindow") || Self.inExtensions.contains(cursor.word()) {
        cursor.blank(start..<(start + "override".utf8.count))
      }
    }
    position = next
  }

  /// Makes an actor that inherits from `NSObject` a class: its superclass is one of the runtime of
  /// Objective-C, without which the program does not start.
  private mutating func replaceActor(at start: Int) {
    let end = position
    defer { position = end }
    cursor.skipSpaces()
    guard !cursor.word().isEmpty else { return }
    cursor.skipSpacesAndComments()
    guard cursor.isAt(":") else { return }
    position += 1
    cursor.skipSpacesAndComments()
    guard cursor.word() == "NSObject" else { return }
    bytes.insert(contentsOf: ", @unchecked Sendable".utf8, at: position)
    bytes.replaceSubrange(start..<end, with: "class".utf8)
  }

  private mutating func scanProtocol(at start: Int) {
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let line = bytes[lineStart..<start]
    let isPublic = String(decoding: line, as: UTF8.self).split(separator: " ").contains("public")
    cursor.skipSpaces()
    let name = cursor.word()
    guard isActive else { return }
    lastProtocol = (name, isPublic ? "public " : "")
    if let endOfObjectiveC, bytes[endOfObjectiveC..<start].areModifiers {
      // Only classes can have the protocols of Objective-C.
      let end = position
      cursor.skipSpacesAndComments()
      if cursor.isAt("{") { bytes.insert(contentsOf: ": AnyObject".utf8, at: end) }
      position = end
    }
  }

  /// Gives an optional requirement a default implementation, which does nothing.
  ///
  /// A requirement with a result that cannot be nil has none, so a type has to implement it.
  private mutating func scanOptional(at start: Int) {
    let end = position
    cursor.skipSpaces()
    guard isActive, let lastProtocol, cursor.isAt("func ") || cursor.isAt("var ") else { return }
    cursor.blank(start..<end)
    guard let requirement = OptionalRequirement(cursor) else { return }
    defaultImplementations +=
      "\nextension \(lastProtocol.name) { \(lastProtocol.access)\(requirement.implementation) }"
  }

  /// Replaces `#selector(tapped(_:))` with `__sel__("tapped(_:)")`, and `#keyPath` with a string.
  private mutating func replaceObjectiveCName(_ name: String, from start: Int) {
    guard cursor.isAt("(") else { return }
    let open = position
    scanCode(until: UInt8(ascii: ")"))
    guard isActive, bytes[position - 1] == UInt8(ascii: ")") else { return }
    var text = bytes[(open + 1)..<(position - 1)].filter { $0 != UInt8(ascii: "\n") }
    if name == "keyPath" { text = Self.keyPath(text) }
    let lineBreaks = bytes[start..<position].filter { $0 == UInt8(ascii: "\n") }
    guard !text.contains(UInt8(ascii: "\"")), !text.contains(UInt8(ascii: "\\")) else { return }
    let (head, tail) = name == "selector" ? ("__sel__(\"", "\")") : ("\"", "\"")
    let new = Array(head.utf8) + text + Array(tail.utf8)
    let padding = position - start - new.count - lineBreaks.count
    bytes.replaceSubrange(
      start..<position, with: new + Array(repeating: UInt8(ascii: " "), count: padding) + lineBreaks
    )
  }

  /// Returns a key path without the types at its start.
  private static func keyPath(_ text: [UInt8]) -> [UInt8] {
    var parts = String(decoding: text, as: UTF8.self).split(separator: ".")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    while parts.count > 1, parts[0].first?.isUppercase ?? false { parts.removeFirst() }
    return Array(parts.joined(separator: ".").utf8)
  }

  /// Removes `#Playground("Name") { … }`, which only Xcode runs.
  private mutating func removePlayground(from start: Int) {
    cursor.skipSpaces()
    if cursor.isAt("(") { scanCode(until: UInt8(ascii: ")")) }
    cursor.skipSpacesAndComments()
    guard cursor.isAt("{") else { return }
    cursor.skipBlock()
    if isActive { cursor.blank(start..<position) }
  }

  // MARK: Conditions

  // A literal is parsed each time that its function runs. It is never changed, so threads share it.
  nonisolated(unsafe) private static let comment =
    #/\/\/[^\n]*|\/\*.*?\*\//#.dotMatchesNewlines()

  private mutating func scanDirective(_ name: String, from start: Int) {
    let conditionStart = position
    if name == "if" || name == "elseif" { skipCondition() }
    let directive = start..<position
    let text = String(decoding: bytes[conditionStart..<position], as: UTF8.self)
      .replacing(Self.comment, with: " ")
    switch name {
    case "if":
      let value = conditions.value(of: text)
      let isOutside = isActive
      blocks.append(
        Block(
          isInActiveText: isOutside, isDecided: value ?? true, isActive: isOutside && value ?? true,
          directives: [directive], isMalformed: value == nil))
    case "endif":
      guard var block = blocks.popLast() else { return }
      close(&block, before: start)
      guard block.isInActiveText, !block.isMalformed else { return }
      for range in block.directives + [directive] + block.dead { cursor.blank(range) }
      if endOfCode > 0, bytes[endOfCode - 1] == UInt8(ascii: ":") {
        endsOfEmptyBlocks.append((endOfCode, start))
      }
    default:
      guard var block = blocks.popLast() else { return }
      close(&block, before: start)
      let value = name == "else" ? true : conditions.value(of: text)
      if value == nil { block.isMalformed = true }
      block.isActive = block.isInActiveText && !block.isDecided && value ?? true
      block.isDecided = block.isDecided || value ?? true
      block.directives.append(directive)
      blocks.append(block)
    }
  }

  /// Gives each case of a `switch` whose code is not compiled a statement in the place of an
  /// `#endif`: such a case is not empty for the compiler.
  private mutating func fillCases() {
    var filled: Set<Int> = []
    for (colon, end) in endsOfEmptyBlocks where !filled.contains(colon) {
      position = end
      cursor.skipSpacesAndComments()
      let ends: [StaticString] = ["case ", "default", "@unknown", "}"]
      guard ends.contains(where: { cursor.isAt($0) }) else { continue }
      filled.insert(colon)
      bytes.replaceSubrange(end..<(end + 5), with: "break".utf8)
    }
  }

  /// Ends the current branch of a block.
  private func close(_ block: inout Block, before end: Int) {
    guard block.isInActiveText, !block.isActive, let last = block.directives.last else { return }
    block.dead.append(last.upperBound..<end)
  }

  /// Scans a condition to the end of the line, and further while a parenthesis or operator is open.
  private mutating func skipCondition() {
    var depth = 0
    var isOpen = true
    while position < bytes.count {
      if cursor.skipComment() {
        continue
      } else if bytes[position] == UInt8(ascii: "\n") {
        var next = position
        while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
        let continues =
          next + 1 < bytes.count
          && (bytes[next...].starts(with: "&&".utf8) || bytes[next...].starts(with: "||".utf8))
        if depth <= 0, !isOpen, !continues { return }
        position += 1
      } else {
        switch bytes[position] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        if bytes[position] > UInt8(ascii: " ") {
          isOpen = "&|!".utf8.contains(bytes[position])
        }
        position += 1
      }
    }
  }

  /// Replaces `#available(iOS 26, *)` with `false` on an earlier version, since the compiler on
  /// Linux considers every version of iOS available.
  private mutating func decideAvailability(_ name: String, from start: Int) {
    guard cursor.isAt("(") else { return }
    let open = position
    scanCode(until: UInt8(ascii: ")"))
    let arguments = String(decoding: bytes[open..<position], as: UTF8.self)
    guard isActive, conditions.isNewer(arguments) else { return }
    cursor.blank(start..<position)
    let value = name == "available" ? "false" : "true"
    bytes.replaceSubrange(start..<(start + value.utf8.count), with: value.utf8)
  }

  /// Replaces `@available(iOS, obsoleted: 15)` with `@available(*,unavailable)` from that version
  /// on, and `@available(iOS, unavailable)` on every one.
  ///
  /// So a declaration of the system is preferred to its replacement for earlier versions, and a
  /// `switch` needs no case that the platform does not have.
  /// `DeclarationRepair.obsoleteDeclaration` takes that back for declarations that the sources use.
  private mutating func decideObsolescence() {
    guard cursor.isAt("(") else { return }
    let open = position
    scanCode(until: UInt8(ascii: ")"))
    let arguments = String(decoding: bytes[open..<position], as: UTF8.self)
    guard isActive, conditions.isObsolete(arguments) else { return }
    cursor.blank(open..<position)
    let replacement = Self.obsolete
    bytes.replaceSubrange(open..<(open + replacement.utf8.count), with: replacement.utf8)
  }

  /// The arguments of `@available` for declarations that are obsolete on a version; they have no
  /// space, so that sources rarely contain the same text.
  static let obsolete = "(*,unavailable)"

  // MARK: Strings

  /// Scans a string, and the code of its interpolations.
  private mutating func scanString() {
    let marks = cursor.stringStart()
    while true {
      switch cursor.stringPart(marks) {
      case .byte: break
      case .escape: cursor.advance()
      case .interpolation: scanCode(until: UInt8(ascii: ")"))
      case .end, .unterminated: return
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether there are only words and spaces.
  fileprivate var areModifiers: Bool {
    allSatisfy { SourceCursor.isWord($0) || $0 <= UInt8(ascii: " ") }
  }
}
