import Foundation

/// A key and the string catalog that translates it.
struct LocalizedText: Equatable, @unchecked Sendable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?

  /// The text in an environment.
  enum Content {
    case string(String)
    case segments([Text.Segment])
  }

  /// Returns the text in an environment.
  ///
  /// 1. Translates the key.
  /// 2. Parses the translation as Markdown.
  /// 3. Inserts the arguments.
  /// 4. Puts English nouns into the plural where the text asks for grammatical agreement.
  ///
  /// An unreadable file with translations is added to the problems.
  func content(
    in environment: EnvironmentValues, strings: (any StringProvider)?,
    problems: inout [Diagnostic.Problem]
  ) -> Content {
    let pieces = translatedPieces(in: environment, strings: strings, problems: &problems)
    if Markdown.isPlain(pieces),
      let string = key.string(of: pieces, in: environment, plain: { _ in nil })
    {
      return .string(string)
    }
    let segments = Markdown.spans(of: pieces).flatMap { span in
      let attributes = Text.Attributes(span.style)
      return span.pieces.flatMap { piece -> [Text.Segment] in
        switch piece {
        case .literal(let string):
          [Text.Segment(content: .string(string), attributes: attributes)]
        case .argument(let index, let specifier):
          argument(index, specifier, in: environment).map { segment in
            Text.Segment(
              content: segment.content, attributes: segment.attributes.inheriting(attributes))
          }
        }
      }
    }
    let isAgreeing =
      segments.contains { $0.attributes.isInflected }
      && environment.locale.language.languageCode == .english
    return .segments(isAgreeing ? agreeing(segments) : segments)
  }

  private func translatedPieces(
    in environment: EnvironmentValues, strings: (any StringProvider)?,
    problems: inout [Diagnostic.Problem]
  ) -> [FormatString.Piece] {
    guard let strings, let folder = bundle.map(\.resourceURL) ?? LocalizedStrings.mainFolder else {
      return key.pieces
    }
    let request = StringRequest(
      key: key.format, table: table ?? "Localizable", folder: folder,
      locale: environment.values.locale, counts: key.counts)
    var unreadable: (file: String, reason: String)?
    if let translation = strings.translation(of: request, unreadable: &unreadable) {
      return key.arguments.isEmpty
        ? [.literal(translation)] : FormatString.pieces(of: translation)
    }
    if let (file, reason) = unreadable {
      problems.append(.unreadableStrings(file, reason: reason))
    }
    return key.pieces
  }

  /// Returns the segments with nouns that agree with their numbers, in each group that asks for it.
  ///
  /// The noun is the last word of a group and follows a number. A group without them stays as it
  /// is.
  private func agreeing(_ segments: [Text.Segment]) -> [Text.Segment] {
    var result = segments
    var start = 0
    while start < result.count {
      var end = start
      while end < result.count, result[end].attributes.isInflected { end += 1 }
      if let last = (start..<end).last(where: { result[$0].literal?.isEmpty == false }),
        let string = result[last].literal
      {
        let before = result[start..<last].compactMap(\.literal).joined()
        if let phrase = EnglishPlural.agreeing(before + string), phrase.hasPrefix(before) {
          result[last].content = .string(String(phrase.dropFirst(before.count)))
          for index in start..<end { result[index].attributes.isInflected = false }
        }
      }
      start = max(end, start + 1)
    }
    return result
  }

  private func argument(
    _ index: Int, _ specifier: String?, in environment: EnvironmentValues
  ) -> [Text.Segment] {
    guard key.arguments.indices.contains(index) else { return [] }
    switch key.arguments[index] {
    case .text(let text): return text.segments
    case .string(let string): return [Text.Segment(content: .string(string))]
    case .number(let number):
      let string = number.string(specifier: specifier, in: environment)
      return [Text.Segment(content: .string(string))]
    }
  }
}

extension Text.Segment {
  /// The characters of the segment; nil if they are known only in an environment.
  fileprivate var literal: String? {
    if case .string(let string) = content { string } else { nil }
  }
}

extension Text.Attributes {
  /// Creates the attributes of a Markdown style.
  init(_ style: Markdown.Style) {
    if style.isStrong { fontChanges.append(.bold) }
    if style.isEmphasized { fontChanges.append(.italic) }
    if style.isCode { fontChanges.append(.design(.monospaced)) }
    if style.isStruckThrough { strikethrough = Text.Line() }
    isInflected = style.isInflected
    link = style.link
    if link != nil { self.style = AnyColorStyle(TintShapeStyle()) }
  }
}
