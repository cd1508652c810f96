import ViewCore

extension View {
  /// Adds an accessibility action of a kind.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(called: actionKind.name, perform: handler)
  }

  /// Adds an accessibility action with a text as its name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(called: name.plainString, perform: handler)
  }

  /// Adds an accessibility action with a localized name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(called: Text(nameKey).plainString, perform: handler)
  }

  /// Adds an accessibility action with a string as its name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(called: String(name), perform: handler)
  }

  /// Adds an accessibility action with a label view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityAction(called: (label() as? Text)?.plainString ?? "", perform: action)
  }

  /// Adds the buttons of a builder as accessibility actions; they are not drawn.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibility(.detail("actions", "\(Content.self)"))
  }

  /// Makes the element adjustable.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(actions: [
      "increment": { handler(.increment) }, "decrement": { handler(.decrement) },
    ])
  }

  /// Adds the action of a scroll gesture of an assistive technology; the edge is the one that
  /// comes into view.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(actions: [
      "scroll top": { handler(.top) }, "scroll bottom": { handler(.bottom) },
      "scroll leading": { handler(.leading) }, "scroll trailing": { handler(.trailing) },
    ])
  }
}
