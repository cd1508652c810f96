import ViewCore

extension View {
  /// Sets the accessibility label of the view to a text.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(label.plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view to a localized string.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(Text(labelKey).plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(String(label)), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view to the texts of a builder.
  ///
  /// `content` receives the view, whose own words follow the texts if the builder contains it.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let view = content(PlaceholderContentView<Self> { $0.make(self) })
    return accessibility(.label(texts(in: view).joined(separator: ", ")))
  }
}

/// Returns the texts that a builder has produced, in order.
private func texts(in value: Any) -> [String] {
  if let text = value as? Text { return [text.plainString] }
  let mirror = Mirror(reflecting: value)
  let isBuilt =
    switch mirror.displayStyle {
    case .tuple, .optional, .enum: true
    default: value is any StructuralView
    }
  return isBuilt ? mirror.children.flatMap { texts(in: $0.value) } : []
}
