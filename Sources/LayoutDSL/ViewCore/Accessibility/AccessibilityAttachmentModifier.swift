/// A modifier that adds accessibility information to a view.
///
/// The information does not change the drawing. `ViewHost.layoutTree()` shows it.
nonisolated public struct AccessibilityAttachmentModifier: NodeModifier {
  package typealias Node = AccessibilityNode

  /// One piece of accessibility information.
  package enum Attachment: Equatable, Sendable {
    case hidden(Bool)
    case heading(AccessibilityHeadingLevel)
    case traitsAdded(AccessibilityTraits)
    case traitsRemoved(AccessibilityTraits)
    case identifier(String)
    case label(String)
    case value(String)
    case hint(String)
    /// The role of the children in the element.
    case element(AccessibilityChildBehavior)
    /// The names of actions.
    case actions([String])
    /// Information that only assistive technologies use: the name of its modifier and its value.
    case detail(String, String)
    /// Information that is switched off.
    case none
  }

  let attachment: Attachment
  /// The handlers of actions, by the names that a user hears.
  var actions: [String: () -> Void] = [:]
  package let function: FunctionName?
}

package final class AccessibilityNode: UnaryNode<AccessibilityAttachmentModifier> {
  override func update(_ new: AccessibilityAttachmentModifier, inputs: _ViewInputs) {
    // Accessibility information does not affect layout.
    environment = inputs.environment
    modifier = new
  }

  override package var identifiers: [AnyHashable] {
    if case .identifier(let identifier) = modifier.attachment { [identifier] } else { [] }
  }

  override var words: [String] {
    if case .label(let label) = modifier.attachment { [label] } else { [] }
  }

  override func accessibilityAction(_ name: String) -> (() -> Void)? { modifier.actions[name] }

  override package var kindName: String { "accessibility" }

  override package var summary: String {
    switch modifier.attachment {
    case .hidden(let isHidden): isHidden ? "hidden" : "not hidden"
    case .heading(let level): "heading: \(level)"
    case .traitsAdded(let traits): "traits: \(traits)"
    case .traitsRemoved(let traits): "without traits: \(traits)"
    case .identifier(let identifier): "identifier: \"\(identifier)\""
    case .label(let label): "label: \"\(label)\""
    case .value(let value): "value: \"\(value)\""
    case .hint(let hint): "hint: \"\(hint)\""
    case .element(let children): "element, children: \(children.name)"
    case .actions(let names): "actions: \(names.joined(separator: ", "))"
    case .detail(let name, let value): value.isEmpty ? name : "\(name): \(value)"
    case .none: ""
    }
  }
}

extension View {
  nonisolated package func accessibility(
    _ attachment: AccessibilityAttachmentModifier.Attachment, isEnabled: Bool = true,
    function: FunctionName = #function
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(
        attachment: isEnabled ? attachment : .none, function: function))
  }

  nonisolated package func accessibilityAction(
    called name: String, perform: @escaping () -> Void, function: FunctionName = #function
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(actions: [name: perform], function: function)
  }

  nonisolated package func accessibility(
    actions: [String: () -> Void], function: FunctionName = #function
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(
        attachment: .actions(actions.keys.sorted()), actions: actions, function: function))
  }
}
