/// A modifier that adds accessibility information to a view.
///
/// The information does not change the drawing. `ViewHost.layoutTree()` shows it.
nonisolated public struct AccessibilityAttachmentModifier: NodeModifier {
  package typealias Node = AccessibilityNode

  package static var otherNames: [String] {
    [
      "accessibilityAddTraits", "accessibilityHeading", "accessibilityHidden", "accessibilityHint",
      "accessibilityIdentifier", "accessibilityLabel", "accessibilityRemoveTraits",
      "accessibilityValue",
    ]
  }

  /// One piece of accessibility information.
  enum Attachment: Equatable, Sendable {
    case hidden(Bool)
    case heading(AccessibilityHeadingLevel)
    case traitsAdded(AccessibilityTraits)
    case traitsRemoved(AccessibilityTraits)
    case identifier(String)
    case label(String)
    case value(String)
    case hint(String)
  }

  let attachment: Attachment
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
    }
  }
}

extension View {
  nonisolated func accessibility(
    _ attachment: AccessibilityAttachmentModifier.Attachment
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attachment: attachment))
  }
}
