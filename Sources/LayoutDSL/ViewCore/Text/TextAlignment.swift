/// The horizontal alignment of the lines of multiline text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
