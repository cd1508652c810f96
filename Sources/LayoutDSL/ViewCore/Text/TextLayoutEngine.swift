/// Shapes and measures text.
///
/// `Render` implements it with HarfBuzz, and breaks lines in
/// `Render/Typesetting/LineBreaker.swift`; tests implement it with square glyphs.
package protocol TextLayoutEngine: AnyObject, Sendable {
  /// Shapes the text once, so that it can be laid out at several widths.
  func prepare(_ text: ResolvedText) -> any PreparedText
}
