import Foundation

/// A parser for the inline elements of Markdown.
///
/// It follows CommonMark, plus GitHub's strikethrough and extended autolinks. Unmatched delimiters
/// stay literal text. The parser ignores block elements (headings, lists) and keeps white space.
/// Its time is linear in the length of the text.
struct Markdown {
  /// A range of text with one style.
  struct Span {
    var pieces: [FormatString.Piece]
    var style: Style
  }

  /// The style that Markdown gives to a range of text.
  struct Style: Equatable {
    var isStrong = false, isEmphasized = false, isCode = false, isStruckThrough = false
    var link: URL?
    /// Whether words are inflected to agree with the numbers beside them.
    var isInflected = false
  }

  /// A character or a placeholder, with its style.
  private struct Token {
    var character: Character
    var argument: FormatString.Piece?
    var style = Style()
    /// Whether the token is consumed Markdown syntax, which the result omits.
    var isRemoved = false
  }

  /// A delimiter run.
  private struct Delimiter {
    /// The unconsumed tokens of the run.
    var range: Range<Int>
    let length: Int
    let character: Character
    let canOpen: Bool, canClose: Bool
  }

  /// A style that pairs of delimiters give, which may be nested.
  private enum Mark: Int, CaseIterable {
    case strong, emphasized, struckThrough, inflected
  }

  /// The closers with the same possible openers.
  private struct CloserKind: Hashable {
    let character: Character
    let canOpen: Bool
    let length: Int

    init(_ closer: Delimiter) {
      character = closer.character
      canOpen = closer.canOpen
      length = character == "~" ? closer.length : closer.length % 3
    }
  }

  /// The greatest depth of parentheses in the address of a link.
  ///
  /// CommonMark allows a limit, and its reference implementation has this one.
  private static let depthLimit = 32

  private var tokens: [Token] = []
  /// For each mark and token, the number of ranges that start there less those that end.
  private var changes = Mark.allCases.map { _ in [Int]() }
  private var delimiters: [Delimiter] = []
  /// The open brackets: the token index, and the number of delimiters before it.
  private var brackets: [(token: Int, delimiters: Int, isImage: Bool)] = []

  /// Parses the pieces and returns their styled spans.
  static func spans(of pieces: [FormatString.Piece]) -> [Span] {
    if isPlain(pieces) { return [Span(pieces: pieces, style: Style())] }
    var markdown = Markdown(pieces)
    markdown.read()
    return markdown.spans()
  }

  /// Whether pieces cannot contain Markdown.
  static func isPlain(_ pieces: [FormatString.Piece]) -> Bool { pieces.allSatisfy(\.isPlain) }

  private init(_ pieces: [FormatString.Piece]) {
    for piece in pieces {
      switch piece {
      case .literal(let string): tokens += string.map { Token(character: $0) }
      case .argument: tokens.append(Token(character: "\u{FFFC}", argument: piece))
      }
    }
  }

  // MARK: Parsing

  private mutating func read() {
    var index = 0
    while index < tokens.count {
      guard tokens[index].argument == nil else {
        index += 1
        continue
      }
      switch tokens[index].character {
      case "\\": index = escape(at: index)
      case "`": index = codeSpan(at: index)
      case "*", "_", "~": index = delimiterRun(at: index)
      case "[":
        let isImage =
          index > 0 && tokens[index - 1].character == "!"
          && !tokens[index - 1].isRemoved
        brackets.append((index, delimiters.count, isImage))
        index += 1
      case "]": index = closeBracket(at: index)
      case "<": index = autolink(at: index)
      case "&": index = entity(at: index)
      default: index += 1
      }
    }
    emphasize(from: 0)
    applyMarks()
  }

  /// Gives a mark to a range of tokens.
  private mutating func mark(_ range: Range<Int>, _ mark: Mark) {
    if changes[mark.rawValue].isEmpty {
      changes[mark.rawValue] = Array(repeating: 0, count: tokens.count + 1)
    }
    changes[mark.rawValue][range.lowerBound] += 1
    changes[mark.rawValue][range.upperBound] -= 1
  }

  /// Writes the marks into the styles of the tokens.
  private mutating func applyMarks() {
    for mark in Mark.allCases where !changes[mark.rawValue].isEmpty {
      var depth = 0
      for index in tokens.indices {
        depth += changes[mark.rawValue][index]
        guard depth > 0 else { continue }
        switch mark {
        case .strong: tokens[index].style.isStrong = true
        case .emphasized: tokens[index].style.isEmphasized = true
        case .struckThrough: tokens[index].style.isStruckThrough = true
        case .inflected: tokens[index].style.isInflected = true
        }
      }
    }
  }

  private func character(at index: Int) -> Character? {
    index >= 0 && index < tokens.count && tokens[index].argument == nil
      ? tokens[index].character : nil
  }

  private mutating func remove(_ range: Range<Int>) {
    for index in range { tokens[index].isRemoved = true }
  }

  private mutating func escape(at index: Int) -> Int {
    guard let next = character(at: index + 1), next.isASCII, next.isPunctuation || next.isSymbol
    else { return index + 1 }
    tokens[index].isRemoved = true
    return index + 2
  }

  private mutating func codeSpan(at index: Int) -> Int {
    func runEnd(_ start: Int) -> Int {
      var end = start
      while character(at: end) == "`" { end += 1 }
      return end
    }
    let opening = index..<runEnd(index)
    var start = opening.upperBound
    while start < tokens.count {
      let end = runEnd(start)
      guard end > start else {
        start += 1
        continue
      }
      guard end - start == opening.count else {
        start = end
        continue
      }
      var content = opening.upperBound..<start
      remove(opening)
      remove(start..<end)
      let isPadded =
        content.count > 2 && tokens[content.lowerBound].character == " "
        && tokens[content.upperBound - 1].character == " "
        && content.contains { tokens[$0].character != " " }
      if isPadded {
        remove(content.lowerBound..<content.lowerBound + 1)
        remove(content.upperBound - 1..<content.upperBound)
        content = content.dropFirst().dropLast()
      }
      for index in content { tokens[index].style.isCode = true }
      return end
    }
    return opening.upperBound
  }

  private mutating func delimiterRun(at index: Int) -> Int {
    let mark = tokens[index].character
    var end = index
    while character(at: end) == mark { end += 1 }
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isPunctuation(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let before = index > 0 ? tokens[index - 1].character : nil
    let after = end < tokens.count ? tokens[end].character : nil
    let isLeft =
      !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let isRight =
      !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    if mark != "~" || end - index <= 2 {
      delimiters.append(
        Delimiter(
          range: index..<end, length: end - index, character: mark,
          canOpen: isLeft && (mark != "_" || !isRight || isPunctuation(before)),
          canClose: isRight && (mark != "_" || !isLeft || isPunctuation(after))))
    }
    return end
  }

  /// Matches the delimiters from an index on, and styles the text between each pair.
  private mutating func emphasize(from bottom: Int) {
    /// The delimiters that may still open, the innermost last.
    var openers: [Int] = []
    /// For each kind of closer, the first delimiter that may open it: none before it does.
    var bottoms: [CloserKind: Int] = [:]
    for closer in bottom..<delimiters.count {
      let kind = CloserKind(delimiters[closer])
      while delimiters[closer].canClose, !delimiters[closer].range.isEmpty {
        let lowest = bottoms[kind] ?? bottom
        var position = openers.count - 1
        while position >= 0, openers[position] >= lowest, !matches(openers[position], closer) {
          position -= 1
        }
        guard position >= 0, openers[position] >= lowest else {
          bottoms[kind] = closer
          break
        }
        // Delimiters inside the pair can no longer match.
        openers.removeSubrange((position + 1)...)
        pair(openers[position], closer)
        if delimiters[openers[position]].range.isEmpty { openers.removeLast() }
      }
      if delimiters[closer].canOpen, !delimiters[closer].range.isEmpty { openers.append(closer) }
    }
    delimiters.removeSubrange(bottom...)
  }

  /// Styles the text between two delimiters and consumes as much of them as the style takes.
  private mutating func pair(_ opener: Int, _ closer: Int) {
    let opening = delimiters[opener].range, closing = delimiters[closer].range
    let isStrikethrough = delimiters[closer].character == "~"
    let isDouble =
      isStrikethrough
      ? delimiters[closer].length == 2 : opening.count > 1 && closing.count > 1
    let count = isDouble ? 2 : 1
    mark(
      opening.upperBound..<closing.lowerBound,
      isStrikethrough ? .struckThrough : isDouble ? .strong : .emphasized)
    remove(opening.suffix(count))
    remove(closing.prefix(count))
    delimiters[opener].range = opening.dropLast(count)
    delimiters[closer].range = closing.dropFirst(count)
  }

  private func matches(_ opener: Int, _ closer: Int) -> Bool {
    let (first, second) = (delimiters[opener], delimiters[closer])
    guard first.character == second.character else { return false }
    if first.character == "~" { return first.length == second.length }
    // CommonMark's "rule of 3": if a run can both open and close, the sum of the two lengths is not
    // a multiple of 3, unless both lengths are.
    let isAmbiguous = first.canClose || second.canOpen
    return !isAmbiguous || (first.length + second.length) % 3 != 0
      || first.length % 3 == 0 && second.length % 3 == 0
  }

  /// Parses the end of a link: "[text](address "title")".
  private mutating func closeBracket(at index: Int) -> Int {
    guard let bracket = brackets.popLast() else { return index + 1 }
    if let next = closeAttributes(at: index, of: bracket) { return next }
    guard character(at: index + 1) == "(",
      let end = linkEnd(from: index + 2),
      let target = MarkdownLink.destination(
        String(tokens[index + 2..<end].map(\.character)))
    else { return index + 1 }
    emphasize(from: bracket.delimiters)
    for inner in bracket.token + 1..<index where !bracket.isImage {
      tokens[inner].style.link = target
    }
    remove(bracket.token..<bracket.token + 1)
    if bracket.isImage { remove(bracket.token - 1..<bracket.token) }
    remove(index..<end + 1)
    // Links cannot contain links.
    if !bracket.isImage { brackets.removeAll() }
    return end + 1
  }

  /// Parses the end of Foundation's attribute syntax, "^[text](name: value)".
  private mutating func closeAttributes(
    at index: Int, of bracket: (token: Int, delimiters: Int, isImage: Bool)
  ) -> Int? {
    guard bracket.token > 0, tokens[bracket.token - 1].character == "^",
      !tokens[bracket.token - 1].isRemoved, character(at: index + 1) == "(",
      let end = linkEnd(from: index + 2)
    else { return nil }
    let attributes = String(tokens[index + 2..<end].map(\.character))
    emphasize(from: bracket.delimiters)
    if attributes.filter({ !$0.isWhitespace }).contains("inflect:true") {
      mark(bracket.token + 1..<index, .inflected)
    }
    remove(bracket.token - 1..<bracket.token + 1)
    remove(index..<end + 1)
    return end + 1
  }

  /// Returns the index of the parenthesis that closes a link destination.
  private func linkEnd(from start: Int) -> Int? {
    var depth = 0
    var isQuoted = false
    var index = start
    while let character = character(at: index) {
      switch character {
      case "\\": index += 1
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted:
        depth += 1
        if depth > Self.depthLimit { return nil }
      case ")" where !isQuoted:
        if depth == 0 { return index }
        depth -= 1
      case "\n" where !isQuoted: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Parses an autolink: an address in angle brackets.
  private mutating func autolink(at index: Int) -> Int {
    var end = index + 1
    while let character = character(at: end), character != ">", character != "<",
      !character.isWhitespace
    { end += 1 }
    guard character(at: end) == ">",
      let target = MarkdownLink.address(String(tokens[index + 1..<end].map(\.character)))
    else { return index + 1 }
    for inner in index + 1..<end { tokens[inner].style.link = target }
    remove(index..<index + 1)
    remove(end..<end + 1)
    return end + 1
  }

  private mutating func entity(at index: Int) -> Int {
    let name = tokens[(index + 1)...].prefix(8).prefix { $0.character != ";" }.map(\.character)
    let end = index + 1 + name.count
    guard character(at: end) == ";", let character = MarkdownLink.entity(String(name)) else {
      return index + 1
    }
    tokens[index].character = character
    remove(index + 1..<end + 1)
    return end + 1
  }

  // MARK: Spans

  private func spans() -> [Span] {
    var spans: [Span] = []
    var literal = ""
    func flush(_ spans: inout [Span], _ literal: inout String) {
      if !literal.isEmpty { spans[spans.count - 1].pieces.append(.literal(literal)) }
      literal = ""
    }
    for token in tokens where !token.isRemoved {
      if spans.last?.style != token.style {
        flush(&spans, &literal)
        spans.append(Span(pieces: [], style: token.style))
      }
      if let argument = token.argument {
        flush(&spans, &literal)
        spans[spans.count - 1].pieces.append(argument)
      } else {
        literal.append(token.character)
      }
    }
    flush(&spans, &literal)
    return spans.flatMap(MarkdownLink.linkified)
  }
}

extension FormatString.Piece {
  /// Whether the piece cannot contain Markdown.
  fileprivate var isPlain: Bool {
    guard case .literal(var string) = self else { return true }
    return string.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        // The bytes * _ ` ~ [ \ < & @, and the starts of bare addresses: ":/" and "www.".
        case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x5C, 0x3C, 0x26, 0x40: return false
        case 0x3A where index + 1 < bytes.count && bytes[index + 1] == 0x2F: return false
        case 0x77 where index + 3 < bytes.count && bytes[index + 3] == 0x2E: return false
        default: index += 1
        }
      }
      return true
    }
  }
}
