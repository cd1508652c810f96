import Foundation

/// Lets a view receive typed text while it has the focus.
nonisolated struct TextInputModifier: NodeModifier {
  typealias Node = TextInputNode
  let text: Binding<String>
  /// Whether the return key inserts a newline; otherwise, it submits the text.
  let takesNewLines: Bool
  let handle: TextInputHandle
  let focusChanged: (Bool) -> Void
  let submitted: () -> Void
}

/// A handle with which a field moves the focus to its node.
final class TextInputHandle {
  fileprivate weak var node: TextInputNode?

  /// Gives the field the focus, unless it is disabled.
  func focus() {
    guard let node, node.isFocusable else { return }
    node.graph.focus.move(to: node)
  }
}

final class TextInputNode: UnaryNode<TextInputModifier>, TextInput {
  required init(_ modifier: TextInputModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    modifier.handle.node = self
  }

  override func update(_ new: TextInputModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    new.handle.node = self
  }

  var isFocusable: Bool { environment.values.isEnabled }

  func type(_ character: Character) {
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

  func focusDidChange(_ isFocused: Bool) { modifier.focusChanged(isFocused) }

  override func didDetach() {
    if graph.focus.input == nil { graph.focus.move(to: nil) }
  }

  override package var kindName: String { "textInput" }
}
