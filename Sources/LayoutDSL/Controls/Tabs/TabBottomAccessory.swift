import Foundation
import ViewCore

/// The place of the accessory of a tab view.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a small tab bar.
  case inline
  /// Above the tab bar, or at the bottom of the screen without one.
  case expanded
}

extension View {
  /// Adds a view above the tab bar of the tab view.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: Content.self != EmptyView.self, content: content)
  }

  /// Adds a view above the tab bar of the tab view while a condition holds.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(
      \.tabViewBottomAccessory, isEnabled ? ViewReference(view: AnyView(content())) : nil)
  }
}

extension EnvironmentValues {
  private enum TabViewBottomAccessoryKey: EnvironmentKey {
    static var defaultValue: ViewReference? { nil }
  }
  private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  /// The view above the tab bar of a tab view; nil if there is none.
  var tabViewBottomAccessory: ViewReference? {
    get { self[TabViewBottomAccessoryKey.self] }
    set { self[TabViewBottomAccessoryKey.self] = newValue }
  }

  /// The place of the accessory that the view is in; nil outside accessories.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}

/// The accessory of a tab view: a capsule of glass above the tab bar, or in the row of a minimized
/// one.
///
/// Measurements.md#tab-accessory
struct TabBottomAccessory: View {
  let content: ViewReference
  var placement = TabViewBottomAccessoryPlacement.expanded

  var body: some View {
    content.view
      .environment(\.tabViewBottomAccessoryPlacement, placement)
      .environment(\.tabViewBottomAccessory, nil)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .clipShape(Capsule())
      .glassEffect(.regular, in: Capsule())
      .padding(.horizontal, placement == .expanded ? 16 : 0)
      .padding(.bottom, placement == .expanded ? 8 : 0)
  }
}
