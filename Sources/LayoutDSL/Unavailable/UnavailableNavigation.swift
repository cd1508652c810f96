// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for navigation, tabs, toolbars and lists of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: _UnavailableOption = []
  ) -> Self { self }
  nonisolated public func navigationDocument(_ url: URL) -> Self { self }
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> Self { self }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> Self { self }
  nonisolated public func navigationSubtitle(_ subtitle: some StringProtocol) -> Self { self }
  nonisolated public func navigationTransition(_ style: _UnavailableOption) -> Self { self }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> Self { self }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: _UnavailableOption) -> Self { self }
  nonisolated public func tabViewBottomAccessory(
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func tabViewBottomAccessory(
    isEnabled: Bool, @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func tabViewCustomization(_ customization: Any) -> Self { self }
  nonisolated public func tabViewSearchActivation(_ activation: _UnavailableOption) -> Self { self }
  nonisolated public func tabViewSidebarBottomBar(
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func tabViewSidebarFooter(
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func tabViewSidebarHeader(
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func toolbar(removing defaultItemKind: _UnavailableOption?) -> Self { self }
  nonisolated public func toolbarForegroundStyle(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> Self { self }
  nonisolated public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> Self { self }
  nonisolated public func safeAreaBar(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> Self { self }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: _UnavailableOption?, for edges: Edge.Set
  ) -> Self { self }
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: _UnavailableOption = []
  ) -> Self { self }
  nonisolated public func buttonSizing(_ sizing: _UnavailableOption) -> Self { self }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> Self { self }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> Self { self }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func sectionActions(@ViewBuilder content: () -> some View) -> Self { self }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> Self { self }
  nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> Self { self }
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
  nonisolated public func tableStyle(_ style: _UnavailableOption) -> Self { self }
}
