/// A node that receives typed text while it has the focus.
package protocol TextInput: GeometricNode {
  /// Whether the node can have the focus.
  var isFocusable: Bool { get }
  /// Handles a typed character.
  ///
  /// In an input for a single line, a newline submits the text.
  func type(_ character: Character)
  /// Notifies the node that it gained or lost the focus.
  func focusDidChange(_ isFocused: Bool)
}
