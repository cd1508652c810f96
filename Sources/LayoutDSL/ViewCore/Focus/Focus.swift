/// The focus of a screen: the view that receives typed text.
package final class Focus {
  private weak var current: (any TextInput)?
  /// The one in which the focus has moved last, of all screens.
  nonisolated(unsafe) private static weak var latest: Focus?
  private var bindings: [Weak] = []
  /// The views whose bodies depend on where the focus is.
  private let readers = Dependency()

  private struct Weak {
    weak var node: FocusedNode?
  }

  /// The view that has the focus; nil if none has.
  package var input: (any TextInput)? { current?.isAttached == true ? current : nil }

  /// Whether the view whose body is evaluated contains the focus; it is evaluated again when the
  /// focus moves.
  package static var isInEvaluatedView: Bool {
    guard let view = ViewGraph.evaluator?.evaluatedNode else { return false }
    var node: ViewNode? = inputOfEvaluatedView
    while let current = node, current !== view { node = current.parent }
    return node != nil
  }

  /// Whether a view of a presentation has the focus, or for nil a view below all presentations; the
  /// evaluated view is evaluated again when the focus moves.
  ///
  /// It holds for all views of the presentation, as for those in the tab of a tab view or in the
  /// screen of a navigation stack.
  package static func isIn(presentation: ObjectIdentifier?) -> Bool {
    inputOfEvaluatedView.map { $0.environment.presentation == presentation } ?? false
  }

  private static var inputOfEvaluatedView: (any TextInput)? {
    guard let focus = ViewGraph.evaluator?.evaluatedNode.graph.focus else { return nil }
    focus.readers.recordRead()
    return focus.input
  }

  func add(_ node: FocusedNode) {
    bindings.removeAll { $0.node?.isAttached != true }
    bindings.append(Weak(node: node))
  }

  /// Moves the focus to another view, or removes it if `input` is nil.
  ///
  /// 1. The previous input is notified.
  /// 2. The focus bindings around the previous input are cleared, unless they are also around the
  ///    new one.
  /// 3. The focus bindings around the new input are set.
  /// 4. The new input is notified.
  func move(to input: (any TextInput)?) {
    let former = current
    guard former !== input else { return }
    current = input
    readers.invalidate()
    Self.latest = self
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

extension Focus {
  /// Removes the focus from the view that received it last; returns whether there is one.
  package static func resign() -> Bool {
    guard let focus = latest, focus.input != nil else { return false }
    focus.move(to: nil)
    return true
  }
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey {
    static var defaultValue: ObjectIdentifier? { nil }
  }

  /// The presentation that contains the view; nil below all presentations.
  package var presentation: ObjectIdentifier? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Types text into the view that has the focus, and updates the screen after each character.
  ///
  /// - Returns: Whether a view had the focus for every character; for an empty text, whether one
  ///   has the focus.
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
