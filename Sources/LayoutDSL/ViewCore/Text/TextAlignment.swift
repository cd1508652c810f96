/// The horizontal alignment of the lines of multiline text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines start at a common edge.
  case leading
  /// Lines have a common centre.
  case center
  /// Lines end at a common edge.
  case trailing
}
