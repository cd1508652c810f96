/// The line of a caret between two lines.
nonisolated public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The default of the text.
  case automatic
  /// The end of the upper line.
  case upstream
  /// The beginning of the lower line.
  case downstream
}
