/// How the lines of a text line up.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
