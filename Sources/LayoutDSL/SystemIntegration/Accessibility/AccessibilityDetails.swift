import Foundation
import ViewCore

// Information that only assistive technologies use. `ViewHost.layoutTree()` shows it.

extension View {
  /// Sets the names by which a user addresses the view with Voice Control.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let names = inputLabels.map(\.plainString).joined(separator: ", ")
    return accessibility(.detail("input labels", names), isEnabled: isEnabled)
  }

  /// Sets the localized names by which a user addresses the view with Voice Control.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the strings by which a user addresses the view with Voice Control.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the order of the view among its siblings; higher priorities are read first.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.detail("sort priority", "\(sortPriority)"))
  }

  /// Sets the point that an assistive technology activates, in fractions of the view's size.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("activation point", "(\(activationPoint.x), \(activationPoint.y))"),
      isEnabled: isEnabled)
  }

  /// Sets the point that an assistive technology activates, in points of the view.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("activation point", "(\(activationPoint.x), \(activationPoint.y)) pt"),
      isEnabled: isEnabled)
  }

  /// Describes the position of a scroll view with a text.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.detail("scroll status", status.plainString), isEnabled: isEnabled)
  }

  /// Describes the position of a scroll view with a localized string.
  nonisolated public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }

  /// Describes the position of a scroll view with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// Sets the icon of the screen in the bars of Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
    accessibility(.detail("assistive access icon", "image"))
  }

  /// Sets the symbol of the screen in the bars of Assistive Access.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
    accessibility(.detail("assistive access icon", systemImage))
  }

  /// Keeps the colours of the view when colours are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility(.detail("ignores inverted colors", "\(active)"))
  }

  /// Sets whether the view responds to a user's interaction.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("responds to interaction", "\(respondsToUserInteraction)"), isEnabled: isEnabled)
  }

  /// Shows the view in the large content viewer, which a long press opens.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility(.detail("large content viewer", ""))
  }

  /// Shows another view in the large content viewer, which a long press opens.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    accessibility(.detail("large content viewer", "\(V.self)"))
  }

  /// Links the view with other views that have the same identifier in a namespace.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility(.detail("linked group", "\(id)"))
  }

  /// Makes the view the label, or the content, of the pair with an identifier in a namespace.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility(.detail("labeled pair", "\(role) of \(id)"))
  }

  /// Makes the view an entry of a rotor, with an identifier in a namespace.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility(.detail("rotor entry", "\(id)"))
  }

  /// Sets the kind of the view's text, which decides how it is spoken.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.detail("text content type", "\(value)"))
  }

  /// Adds a piece of custom content with a localized label, a text value and an importance.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.detail(Text(labelKey).plainString, value.plainString))
  }

  /// Adds a piece of custom content with texts as its label and value.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.detail(label.plainString, value.plainString))
  }

  /// Adds a piece of custom content with a localized label and value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Adds a piece of custom content with a localized label and a string value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(value), importance: importance)
  }

  /// Adds a piece of custom content with the label of a key and a text value; nil adds none.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(value.map { .detail(key.label.plainString, $0.plainString) } ?? .none)
  }

  /// Adds a piece of custom content with the label of a key and a localized value.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a piece of custom content with the label of a key and a string value.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Lets touches reach the app directly while VoiceOver is on.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.detail("direct touch", "\(isDirectTouchArea)"))
  }
}

extension Text {
  /// Returns the text; the kind of its content is not kept.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
