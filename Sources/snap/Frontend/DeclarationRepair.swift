import Foundation

/// Changes of declarations that compile on Apple's systems and not on Linux.
///
/// 1. A replacement for a modifier of a later system, such as a module's own `scrollTargetLayout()`,
///    is ambiguous here, where every version is available: SwiftUI's own declaration is preferred.
/// 2. Members of an extension that override others, or that others override, move into their class.
///    If that is in another file, an override gets another name: only the runtime of Objective-C
///    would call it.
/// 3. A file of a module may qualify names with that module, which has another name here.
/// 4. Branches for a later system and for others return views of different types, as only the
///    branches of `#available` may: the dead one is removed.
/// 5. A closure has the convention of Objective-C or C, for types that neither knows here.
/// 6. A member that extensions of UIKit's protocols declare here can only be declared anew: `override`
///    is removed, or put back where a class of the app has declared the member before.
/// 7. `NSAttributedString()` and `NSMutableAttributedString()` need a text on Linux, and so does
///    `.init()` in a line that has their name.
/// 8. A declaration is obsolete on the version that is rendered, and the sources still use it, as
///    Xcode allows for a lower deployment target: it is available again.
/// 9. A requirement that is optional in Objective-C is called with `?`, as in
///    `delegate?.scrollViewDidScroll?(view)`, or its value unwrapped twice, as in
///    `annotation.title!!`: here it has a default implementation.
/// 10. Ours is preferred to a type of Foundation that is unusable on Linux.
/// 11. UIKit's classes make objects of a type that is only known at run time, as in
///     `cellType.init(style: .default, reuseIdentifier: nil)`: Swift's own classes need a `required`
///     initializer for that.
extension [SourceFile] {
  /// Changes the declarations that messages are about; returns whether there are any.
  mutating func repairDeclarations(after messages: CompilerMessages) -> Bool {
    var isChanged = messages.errors.contains { $0.text.contains(Self.overriddenInExtension) }
    if isChanged { isChanged = repairOverrides(after: messages) }
    // Overrides that are in the wrong place are also ambiguous.
    if isChanged { return true }
    for error in messages.errors {
      if let name = error.text.firstMatch(of: #/^ambiguous use of '([\w]+)/#)?.1 {
        for index in indices where self[index].disfavor(String(name)) { isChanged = true }
      } else if error.text.contains("must use a 'required' initializer"),
        let index = firstIndex(where: { error.isAbout($0) }), let line = error.line,
        let column = error.column
      {
        if self[index].makeObject(atLine: line, column: column) { isChanged = true }
      } else if let name = error.text.firstMatch(of: #/^'(\w+)' is ambiguous for type lookup/#)?.1,
        let module = Self.replacedTypes[String(name)],
        let index = firstIndex(where: { error.isAbout($0) })
      {
        if self[index].prefer(String(name), of: module) { isChanged = true }
      } else if error.text.contains("opaque return type"),
        let index = firstIndex(where: { error.isAbout($0) }), let line = error.line
      {
        if self[index].removeDeadBranch(afterLine: line) { isChanged = true }
      } else if error.text.contains("is not representable in Objective-C, so it cannot"),
        let index = firstIndex(where: { error.isAbout($0) }), let line = error.line
      {
        if self[index].removeConvention(atLine: line) { isChanged = true }
      } else if error.text.contains("does not override any")
        || error.text.contains("requires an 'override' keyword"),
        let index = firstIndex(where: { error.isAbout($0) }), let line = error.line
      {
        if self[index].declareAnew(atLine: line, error.text.contains("does not")) {
          isChanged = true
        }
      } else if error.text.contains(#/'\w+(?:\([\w:]*\))?' is unavailable$/#) {
        for index in indices where self[index].restoreObsolete() { isChanged = true }
      } else if error.text.contains("missing argument for parameter"),
        let index = firstIndex(where: { error.isAbout($0) }), let line = error.line
      {
        if self[index].completeAttributedStrings(atLine: line) { isChanged = true }
      } else if error.text.contains(Self.optionalCall),
        let index = firstIndex(where: { error.isAbout($0) }), let line = error.line,
        let column = error.column
      {
        if self[index].removeOptionalCall(atLine: line, column: column) { isChanged = true }
      } else if error.text.contains("cannot force unwrap value of non-optional type"),
        let index = firstIndex(where: { $0.path == error.path }), let line = error.line
      {
        if self[index].removeSecondUnwrapping(atLine: line) { isChanged = true }
      } else if let name = error.text.firstMatch(of: Self.unknownName)?.1 {
        for index in indices where self[index].removeQualifiers(of: [String(name)]) {
          isChanged = true
        }
      }
    }
    return isChanged
  }

  /// Moves or renames the members of extensions that messages about overrides name.
  private mutating func repairOverrides(after messages: CompilerMessages) -> Bool {
    var isChanged = false
    for error in messages.errors where error.text.contains(Self.overriddenInExtension) {
      guard let index = firstIndex(where: { error.isAbout($0) }), let line = error.line else {
        continue
      }
      guard let (_, member, type) = error.text.firstMatch(of: Self.overriddenMember)?.output else {
        if self[index].moveMembers(ofExtensionAround: line) {
          isChanged = true
        } else if self[index].isInClass(line) {
          // A former message has moved the member.
        } else if self[index].renameOverride(atLine: line) {
          isChanged = true
          Self.warnOfOverride(in: self[index], line)
        }
        continue
      }
      let (name, owner) = (String(member), String(type))
      if indices.contains(where: {
        self[$0].moveMembers(ofExtensionsOf: owner, declaring: name)
      }) {
        isChanged = true
      } else if contains(where: { $0.declares(name, inExtensionOf: owner) }),
        self[index].renameOverride(atLine: line)
      {
        isChanged = true
        Self.warnOfOverride(in: self[index], line)
      }
    }
    return isChanged
  }

  /// Types of Foundation that are unusable on Linux, and the modules of those that replace them.
  private static let replacedTypes = [
    "NSExpression": "ObjectiveC", "NSComparisonPredicate": "ObjectiveC",
  ]

  private static func warnOfOverride(in source: SourceFile, _ line: Int) {
    Terminal.printError(
      "\(source.path.visible):\(line): warning: an override in or of an extension is never called "
        + "here, without the runtime of Objective-C; move it into the class")
  }

  private static var overriddenInExtension: Regex<Substring> {
    #/cannot be overridden from extension|is declared in extension of '\w+' and cannot be overridden/#
  }

  private static var overriddenMember: Regex<(Substring, Substring, Substring)> {
    #/'(\w+)[^']*' is declared in extension of '(\w+)' and cannot be overridden/#
  }

  /// Returns the module of the sources that qualifies a name and that a message does not find.
  func module(unknownIn messages: CompilerMessages) -> String? {
    let qualifiers = Set(flatMap { $0.qualifiers.map(\.module) })
    return messages.errors.lazy
      .compactMap { $0.text.firstMatch(of: Self.unknownName).map { String($0.1) } }
      .first(where: qualifiers.contains)
  }

  private static var optionalCall: Regex<Substring> {
    #/^cannot use optional chaining on non-optional value of type '.*->/#
  }

  private static var unknownName: Regex<(Substring, Substring)> {
    #/^cannot find (?:type )?'(\w+)' in scope/#
  }
}

extension SourceFile {
  /// Marks the methods and static properties with a name as disfavored overloads.
  fileprivate mutating func disfavor(_ name: String) -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    // An attribute has to be before the modifiers.
    let declaration =
      #/
      (@_disfavoredOverload\s)?
      (?:\b(?:public|package|internal|private|fileprivate|open|final|override|mutating
      |nonisolated|static|class)\s+)*
      \b(?:func|(?:static|class)\s+(?:var|let))\s+`?(\w+)
      /#
    let places = text.matches(of: declaration)
      .filter { $0.1 == nil && $0.2 == name }.map(\.range.lowerBound)
    guard !places.isEmpty else { return false }
    var changed = text
    for place in places.reversed() {
      changed.insert(contentsOf: "@_disfavoredOverload ", at: place)
    }
    restage(changed)
    return true
  }

  /// Removes the first branch of `if false { … } else { … }` in the function of a line, and the
  /// braces of the other one.
  fileprivate mutating func removeDeadBranch(afterLine line: Int) -> Bool {
    var cursor = SourceCursor(Array(staged))
    for _ in 0..<(stagedIndex(ofLine: line) ?? 0) {
      cursor.skipLine()
      cursor.advance()
    }
    var depth = 0
    repeat {
      if cursor.isAtWord {
        let start = cursor.position
        guard cursor.word() == "if", let branches = cursor.deadBranch(from: start) else { continue }
        for index in branches.joined() where cursor.bytes[index] > UInt8(ascii: " ") {
          cursor.bytes[index] = UInt8(ascii: " ")
        }
        restage(String(decoding: cursor.bytes, as: UTF8.self))
        return true
      }
      depth += cursor.isAt("{") ? 1 : cursor.isAt("}") ? -1 : 0
      guard !(cursor.isAt("}") && depth <= 0) else { return false }
      cursor.skipToken()
    } while !cursor.isAtEnd
    return false
  }

  /// Removes the conventions of function types in a line.
  fileprivate mutating func removeConvention(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing(#/@convention\((?:block|c)\)/#) { String(repeating: " ", count: $0.0.count) }
    }
  }

  /// Members of UIKit's classes that extensions declare here, besides those that the stage knows.
  private static let membersOfExtensions: Set<String> = [
    "target", "validate", "keyCommands", "canPaste", "paste", "pasteConfiguration",
    "inputViewController", "inputAccessoryViewController", "inputAssistantItem", "willMove",
    "window", "addGestureRecognizer", "removeGestureRecognizer", "gestureRecognizers",
    "addInteraction", "removeInteraction", "interactions", "addMotionEffect", "removeMotionEffect",
    "motionEffects", "effectiveUserInterfaceLayoutDirection", "drawHierarchy", "snapshotView",
    "resizableSnapshotView", "constraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "contentHuggingPriority",
    "setContentHuggingPriority", "contentCompressionResistancePriority",
    "setContentCompressionResistancePriority", "refreshControl", "contentLayoutGuide",
    "frameLayoutGuide", "panGestureRecognizer", "pinchGestureRecognizer",
    "preferredFocusEnvironments", "shouldUpdateFocus", "didUpdateFocus", "focusGroupIdentifier",
    "focusGroupPriority", "action", "layoutSublayers", "display", "draw", "layerWillDraw",
    "accessibilityTextualContext", "accessibilityDirectTouchOptions", "accessibilityExpandedStatus",
    "accessibilityHeaderElements", "automationElements", "accessibilityElementIsFocused",
    "canPerformAction", "tokenizer", "markedTextStyle", "selectionAffinity", "setMarkedText",
    "unmarkText", "characterRange", "baseWritingDirection", "setBaseWritingDirection",
    "shouldChangeText", "encode", "setContentScrollView", "safeAreaLayoutGuide",
    "minimumContentSizeCategory", "maximumContentSizeCategory",
    "appliedContentSizeCategoryLimitsDescription", "forBaselineLayout", "focusEffect",
    "largeContentTitle", "showsLargeContentViewer", "restorationIdentifier",
  ]

  /// Removes `override` from a line, or puts it back where it was, if the member in the line is one
  /// that extensions declare.
  fileprivate mutating func declareAnew(atLine line: Int, _ isRemoved: Bool) -> Bool {
    changeLine(line) { text in
      guard let name = text.firstMatch(of: #/\b(?:func|var)\s+(\w+)/#)?.1 else { return text }
      let word = "override"
      let blank = String(repeating: " ", count: word.count)
      if isRemoved {
        guard Self.membersOfExtensions.contains(String(name)) else { return text }
        return text.replacing(word, with: blank, maxReplacements: 1)
      }
      return text.replacing(
        #/(^|\s) {8}(\s(?:public |open |internal )*(?:func|var) )/#, maxReplacements: 1
      ) { "\($0.1)\(word)\($0.2)" }
    }
  }

  /// Gives the texts that are made without an argument in a line an empty one.
  fileprivate mutating func completeAttributedStrings(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing(#/\b(NS(?:Mutable)?AttributedString\s*(?:=\s*\.init)?)\(\)/#) {
        "\($0.1)(string: \"\")"
      }
    }
  }

  /// Makes declarations available again that are obsolete on the version that is rendered.
  fileprivate mutating func restoreObsolete() -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    let restored = text.replacing(StagedSource.obsolete, with: "(*, deprecated)")
    guard restored != text else { return false }
    restage(restored)
    return true
  }

  /// Removes the question mark between a method and its arguments.
  fileprivate mutating func removeOptionalCall(atLine line: Int, column: Int) -> Bool {
    changeLine(line) {
      var bytes = Array($0.utf8)
      guard bytes.indices.contains(column - 1), bytes[column - 1] == UInt8(ascii: "?") else {
        return $0
      }
      bytes[column - 1] = UInt8(ascii: " ")
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Imports a type of a module before the first line, so that it is preferred to others of its name.
  fileprivate mutating func prefer(_ name: String, of module: String) -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    let line = "import class \(module).\(name); "
    guard !text.hasPrefix(line) else { return false }
    restage(line + text)
    return true
  }

  /// Replaces `Type.init(…)` or `Type(…)` at a column by `Type._make(…)`.
  fileprivate mutating func makeObject(atLine line: Int, column: Int) -> Bool {
    changeLine(line) {
      let bytes = Array($0.utf8)
      guard bytes.indices.contains(column - 1) else { return $0 }
      let head = String(decoding: bytes[..<(column - 1)], as: UTF8.self)
      let tail = String(decoding: bytes[(column - 1)...], as: UTF8.self)
      return head
        + tail.replacing(#/^init\(/#) { _ in "_make(" }
        .replacing(#/^(\w+)(?:\.init)?\(/#) { $0.1 == "_make" ? "_make(" : "\($0.1)._make(" }
    }
  }

  /// Unwraps values once that a line unwraps twice.
  fileprivate mutating func removeSecondUnwrapping(atLine line: Int) -> Bool {
    changeLine(line) { $0.replacing(#/(\w)!!/#) { "\($0.1)! " } }
  }

  /// Gives the method or property in a line another name, and removes `override`.
  fileprivate mutating func renameOverride(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing("override", with: "        ")
        .replacing(#/\b(func|var)\s+(\w)/#) { "\($0.1) _\($0.2)" }
    }
  }

  /// Changes a line; returns whether it differs then.
  private mutating func changeLine(_ line: Int, by change: (String) -> String) -> Bool {
    var lines = String(decoding: staged, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = stagedIndex(ofLine: line), lines.indices.contains(index) else {
      return false
    }
    let old = lines[index]
    lines[index] = change(old)
    guard lines[index] != old else { return false }
    restage(lines.joined(separator: "\n"))
    return true
  }
}

extension SourceCursor {
  /// Skips a comment, a string, or a byte.
  mutating func skipToken() {
    if skipComment() { return }
    guard isAtString else { return advance() }
    let marks = stringStart()
    while true {
      switch stringPart(marks) {
      case .end, .unterminated: return
      case .escape: advance()
      case .interpolation, .byte: break
      }
    }
  }

  /// Skips a block in braces; the position is at its first brace.
  mutating func skipBlock() {
    var depth = 0
    repeat {
      depth += isAt("{") ? 1 : isAt("}") ? -1 : 0
      skipToken()
    } while depth > 0 && !isAtEnd
  }

  /// The parts of `if false { … } else { … }` besides the statements of its second branch; the
  /// position is after `if`, and does not change.
  fileprivate func deadBranch(from start: Int) -> [Range<Int>]? {
    var cursor = self
    cursor.skipSpacesAndComments()
    guard cursor.word() == "false" else { return nil }
    cursor.skipSpacesAndComments()
    guard cursor.isAt("{") else { return nil }
    cursor.skipBlock()
    cursor.skipSpacesAndComments()
    guard cursor.word() == "else" else { return nil }
    cursor.skipSpacesAndComments()
    guard cursor.isAt("{") else { return [start..<cursor.position] }
    let open = cursor.position
    cursor.skipBlock()
    return [start..<(open + 1), (cursor.position - 1)..<cursor.position]
  }
}
