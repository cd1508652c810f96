import Foundation

/// A key and the string catalog that translates it.
struct LocalizedText: Equatable, @unchecked Sendable {
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?

  /// Returns the segments of the text in an environment.
  ///
  /// 1. Translates the key.
  /// 2. Parses the translation as Markdown.
  /// 3. Inserts the arguments.
  ///
  /// An unreadable file with translations is added to the problems.
  func segments(
    in environment: EnvironmentValues, strings: (any StringProvider)?,
    problems: inout [Diagnostic.Problem]
  ) -> [Text.Segment] {
    var pieces = key.pieces
    if let strings, let folder = bundle.map(\.resourceURL) ?? LocalizedStrings.mainFolder {
      let request = StringRequest(
        key: key.format, table: table ?? "Localizable", folder: folder,
        locale: environment.values.locale, counts: key.counts)
      if let translation = strings.translation(of: request) {
        pieces =
          key.arguments.isEmpty
          ? [.literal(translation)] : FormatString.pieces(of: translation)
      } else if let (file, reason) = strings.unreadableFile(of: request) {
        problems.append(.unreadableStrings(file, reason: reason))
      }
    }
    return Markdown.spans(of: pieces).flatMap { span in
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
