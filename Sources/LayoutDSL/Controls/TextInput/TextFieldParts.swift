import ViewCore

/// The parts that text fields and secure fields have in common.
nonisolated struct TextFieldParts {
  var text: Binding<String>
  /// The view that is visible while there is no text.
  var prompt: AnyView
  var axis = Axis.horizontal
  /// Whether the text is displayed as dots.
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}
