import SystemIntegration
import ViewCore

/// A tab bar in one row after the content has been scrolled: the symbol of the selected tab, the
/// accessory, and the search tab.
///
/// It takes as much of the screen as the whole bar, so that content does not move.
/// Measurements.md#tab-bar-minimized
struct MinimizedTabBar: View {
  let metrics: SystemLook.TabCapsule
  let items: [ContainerValues]
  let selected: Int
  let accessory: ViewReference?
  let select: (Int) -> Void
  let expand: () -> Void
  @Environment(\.look) private var look

  /// The height of the row, in points.
  private static let height: CGFloat = 48

  var body: some View {
    HStack(spacing: metrics.searchSpacing) {
      if items.indices.contains(selected) {
        // A label's icon, or the first of an image and a text.
        circle { Group(subviews: items[selected].tabItem?.view.labelStyle(.iconOnly)) { $0.first } }
          .foregroundStyle(.tint)
          .onTapGesture(perform: expand)
      }
      if let accessory {
        TabBottomAccessory(content: accessory, placement: .inline)
      } else {
        Spacer(minLength: 0)
      }
      if let search = items.firstIndex(where: { $0.tabRole == .search }), search != selected {
        circle { Image(systemName: "magnifyingglass") }
          .onTapGesture { select(search) }
          .accessibilityLabel(Text("Search"))
      }
    }
    .padding(.horizontal, metrics.margin)
    .frame(height: look.tabBar.height + 2 * metrics.inset)
    .modifier(BarTypeSize())
    .modifier(BottomBand(height: metrics.band))
  }

  private func circle(@ViewBuilder content: () -> some View) -> some View {
    content()
      .font(.system(size: 18, weight: .medium))
      .imageScale(.large)
      .symbolVariant(.fill)
      .frame(width: Self.height, height: Self.height)
      .contentShape(Circle())
      .glassEffect(.regular, in: Circle())
  }
}
