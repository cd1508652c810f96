import Foundation

/// Which view of a screen takes text.
package final class Focus {
  private weak var current: (any TextInput)?
  private var bindings: [Weak] = []

  private struct Weak {
    weak var node: FocusedNode?
  }

  /// The view that takes text.
  package var input: (any TextInput)? { current?.isAttached == true ? current : nil }

  func add(_ node: FocusedNode) {
    bindings.removeAll { $0.node?.isAttached != true }
    bindings.append(Weak(node: node))
  }

  /// Has another view take text, or none.
  func move(to input: (any TextInput)?) {
    let former = current
    guard former !== input else { return }
    current = input
    former?.focusDidChange(false)
    let nodes = bindings.compactMap(\.node)
    for node in nodes where node.contains(former) && !node.contains(input) {
      node.modifier.setFocused(false)
    }
    for node in nodes where node.isAttached && node.contains(input) {
      node.modifier.setFocused(true)
    }
    input?.focusDidChange(true)
  }
}

/// A node that takes text while it has the focus.
package protocol TextInput: GeometricNode {
  /// Whether it may have the focus.
  var isFocusable: Bool { get }
  /// Takes a character that was typed; a new line ends the input where there is only one.
  func type(_ character: Character)
  /// Says that the focus has come or gone.
  func focusDidChange(_ isFocused: Bool)
}

extension ViewGraph {
  /// Types text into the view that has the focus, settling the screen after each character.
  ///
  /// - Returns: whether there is such a view.
  package func type(_ text: String) -> Bool {
    update()
    for character in text {
      guard let input = focus.input else { return false }
      clock.makeCurrent { input.type(character) }
      update()
    }
    return focus.input != nil || !text.isEmpty
  }
}
