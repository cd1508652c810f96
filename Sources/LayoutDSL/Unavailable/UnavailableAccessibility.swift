// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for accessibility of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func accessibility(label: Text) -> Self { self }
  nonisolated public func accessibility(value: Text) -> Self { self }
  nonisolated public func accessibility(hint: Text) -> Self { self }
  nonisolated public func accessibility(hidden: Bool) -> Self { self }
  nonisolated public func accessibility(identifier: String) -> Self { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
  nonisolated public func accessibility(sortPriority: Double) -> Self { self }
  nonisolated public func accessibility(inputLabels: [Text]) -> Self { self }
  nonisolated public func accessibilityAction(
    _ kind: _UnavailableOption = [], _ handler: @escaping () -> Void
  ) -> Self { self }
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Self { self }
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> Self { self }
  nonisolated public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityActions(
    @ViewBuilder _ content: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (_UnavailableOption) -> Void
  ) -> Self { self }
  nonisolated public func accessibilityChartDescriptor(_ representable: Any) -> Self { self }
  nonisolated public func accessibilityChildren(
    @ViewBuilder children: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: _UnavailableOption = []
  ) -> Self { self }
  nonisolated public func accessibilityCustomContent(
    _ label: some StringProtocol, _ value: some StringProtocol, importance: _UnavailableOption = []
  ) -> Self { self }
  nonisolated public func accessibilityElement(children: _UnavailableOption = []) -> Self { self }
  nonisolated public func accessibilityFocused(_ condition: Any) -> Self { self }
  nonisolated public func accessibilityFocused(
    _ binding: Any, equals value: some Hashable
  ) -> Self { self }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [some StringProtocol]
  ) -> Self { self }
  nonisolated public func accessibilityLabel(
    @ViewBuilder content: (Self) -> some View
  ) -> Self { self }
  nonisolated public func accessibilityLabeledPair(
    role: _UnavailableOption, id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Self { self }
  nonisolated public func accessibilityRotorEntry(
    id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> Self { self }
  nonisolated public func accessibilityShowsLargeContentViewer() -> Self { self }
  nonisolated public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> Self { self }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
  nonisolated public func accessibilityTextContentType(_ value: _UnavailableOption) -> Self { self }
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (Any) -> Void
  ) -> Self { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Self { self }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}
