import Foundation

/// Lets a view receive typed text while it has the focus.
nonisolated package struct TextInputModifier: NodeModifier {
  package typealias Node = TextInputNode
  let text: Binding<String>
  /// Whether the return key inserts a newline; otherwise, it submits the text.
  let takesNewLines: Bool
  let handle: TextInputHandle
  let focusChanged: (Bool) -> Void
  let submitted: () -> Void

  package init(
    text: Binding<String>, takesNewLines: Bool, handle: TextInputHandle,
    focusChanged: @escaping (Bool) -> Void, submitted: @escaping () -> Void
  ) {
    self.text = text
    self.takesNewLines = takesNewLines
    self.handle = handle
    self.focusChanged = focusChanged
    self.submitted = submitted
  }
}

/// A handle with which a field moves the focus to its node.
package final class TextInputHandle {
  fileprivate weak var node: TextInputNode?

  package init() {}

  /// Gives the field the focus.
  package func focus() {
    guard let node, node.isAttached, node.isFocusable else { return }
    node.graph.focus.move(to: node)
  }
}

package final class TextInputNode: UnaryNode<TextInputModifier>, TextInput {
  required init(_ modifier: TextInputModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    modifier.handle.node = self
  }

  override func update(_ new: TextInputModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    new.handle.node = self
  }

  package var isFocusable: Bool { environment.values.isEnabled }

  package func type(_ character: Character) {
    var text = modifier.text.wrappedValue
    switch character {
    case "\u{8}", "\u{7F}":
      guard !text.isEmpty else { return }
      text.removeLast()
    case "\n" where !modifier.takesNewLines:
      modifier.submitted()
      if graph.focus.input === self { graph.focus.move(to: nil) }
      return
    default: text.append(character)
    }
    modifier.text.wrappedValue = text
  }

  package func focusDidChange(_ isFocused: Bool) { modifier.focusChanged(isFocused) }

  override func didDetach() {
    if graph.focus.input == nil { graph.focus.move(to: nil) }
  }

  override package var kindName: String { "textInput" }
}
