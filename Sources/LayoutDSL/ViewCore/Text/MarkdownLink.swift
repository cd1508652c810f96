import Foundation

/// The parser for link destinations, autolinks and character entities in Markdown.
enum MarkdownLink {
  /// Returns the destination in "(address "title")", or nil if the string is not a valid one.
  static func destination(_ string: String) -> URL? {
    let trimmed = string.drop(while: \.isWhitespace)
    let isBracketed = trimmed.first == "<"
    let address =
      isBracketed
      ? trimmed.dropFirst().prefix { $0 != ">" } : trimmed.prefix { !$0.isWhitespace }
    let rest = trimmed.dropFirst(address.count + (isBracketed ? 2 : 0)).drop(while: \.isWhitespace)
    guard rest.isEmpty || "\"'(".contains(rest.first ?? " ") else { return nil }
    return url(address.replacingOccurrences(of: "\\", with: ""))
  }

  /// Returns the URL of an autolink: an address with a scheme, or a mail address.
  static func address(_ string: String) -> URL? {
    let scheme = string.prefix { $0 != ":" }
    if scheme.count >= 2, scheme.count < string.count, scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    {
      return url(string)
    }
    return isMail(Substring(string)) ? url("mailto:" + string) : nil
  }

  /// Returns the character of a named or numeric character reference.
  static func entity(_ name: String) -> Character? {
    let named: [String: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
      "euro": "€", "times": "×", "deg": "°",
    ]
    if let character = named[name] { return character }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  // MARK: Bare addresses

  /// Splits a span at the bare addresses in it, and turns them into links.
  static func linkified(_ span: Markdown.Span) -> [Markdown.Span] {
    guard span.style.link == nil, !span.style.isCode else { return [span] }
    var spans: [Markdown.Span] = []
    for piece in span.pieces {
      guard case .literal(let string) = piece else {
        append(piece, span.style, to: &spans)
        continue
      }
      for (part, link) in parts(of: string) {
        var style = span.style
        style.link = link
        append(.literal(String(part)), style, to: &spans)
      }
    }
    return spans
  }

  private static func append(
    _ piece: FormatString.Piece, _ style: Markdown.Style, to spans: inout [Markdown.Span]
  ) {
    if spans.last?.style == style {
      spans[spans.count - 1].pieces.append(piece)
    } else {
      spans.append(Markdown.Span(pieces: [piece], style: style))
    }
  }

  /// Splits a string at the bare addresses in it.
  private static func parts(of string: String) -> [(Substring, URL?)] {
    guard string.contains("@") || string.contains("://") || string.contains("www.") else {
      return [(Substring(string), nil)]
    }
    var parts: [(Substring, URL?)] = []
    var plainStart = string.startIndex
    var index = string.startIndex
    while index < string.endIndex {
      let word = string[index...].prefix { !$0.isWhitespace && $0 != "<" }
      guard let (range, link) = link(in: word) else {
        index = word.endIndex < string.endIndex ? string.index(after: word.endIndex) : word.endIndex
        continue
      }
      if plainStart < range.lowerBound {
        parts.append((string[plainStart..<range.lowerBound], nil))
      }
      parts.append((string[range], link))
      plainStart = range.upperBound
      index = range.upperBound
    }
    if plainStart < string.endIndex { parts.append((string[plainStart...], nil)) }
    return parts
  }

  /// Returns the range and the URL of the first bare address in a word.
  private static func link(in word: Substring) -> (Range<String.Index>, URL)? {
    for prefix in ["https://", "http://", "www."] {
      guard let found = word.range(of: prefix) else { continue }
      let address = trimmed(word[found.lowerBound...])
      let host = address.dropFirst(prefix.count)
      guard host.contains("."), host.first?.isLetter == true || host.first?.isNumber == true,
        let url = url((prefix == "www." ? "http://" : "") + address)
      else { continue }
      return (address.startIndex..<address.endIndex, url)
    }
    guard let at = word.firstIndex(of: "@") else { return nil }
    let local = word[..<at].reversed().prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-+".contains($0))
    }
    let domain = word[word.index(after: at)...].prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0))
    }
    let start = word.index(at, offsetBy: -local.count)
    let address = trimmed(word[start..<domain.endIndex])
    guard isMail(address), let url = url("mailto:" + address) else { return nil }
    return (address.startIndex..<address.endIndex, url)
  }

  /// Returns the address without trailing punctuation.
  private static func trimmed(_ address: Substring) -> Substring {
    var address = address
    while let last = address.last {
      let opens = address.lazy.filter { $0 == "(" }.count
      let closes = address.lazy.filter { $0 == ")" }.count
      guard "?!.,:*_~'\";".contains(last) || last == ")" && closes > opens else { break }
      address.removeLast()
    }
    return address
  }

  private static func isMail(_ string: Substring) -> Bool {
    let parts = string.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
      && string.allSatisfy { $0.isASCII && !$0.isWhitespace && $0 != "/" && $0 != ":" }
  }

  private static func url(_ string: some StringProtocol) -> URL? {
    URL(string: String(string))
  }
}
