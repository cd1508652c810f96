import Foundation
import ViewCore

/// The items of a tab bar on a floating capsule of glass, and the search tab on a circle beside it.
struct TabCapsule<Items: View, Search: View>: View {
  let metrics: SystemLook.TabCapsule
  let hasSearch: Bool
  @ViewBuilder let items: Items
  @ViewBuilder let search: Search
  @Environment(\.look) private var look

  var body: some View {
    let height = look.tabBar.height + 2 * metrics.inset
    HStack(spacing: metrics.searchSpacing) {
      TabCapsuleLayout(metrics: metrics, hasSearch: hasSearch) { items }
        .frame(height: look.tabBar.height)
        .padding(metrics.inset)
        .glassEffect(.regular, in: Capsule())
        .frame(maxWidth: .infinity, alignment: hasSearch ? .leading : .center)
      if hasSearch {
        search
          .frame(width: height, height: height)
          .glassEffect(.regular, in: Circle())
      }
    }
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity)
    .modifier(BarTypeSize())
    .modifier(BottomBand(height: metrics.band))
  }
}

/// Places items that overlap, narrower than usual where there is no room.
nonisolated private struct TabCapsuleLayout: Layout {
  let metrics: SystemLook.TabCapsule
  let hasSearch: Bool

  /// The greatest part of the usual width, so that tabs do not fill wide screens.
  private static let mostStretch: CGFloat = 1.25

  private func width(of count: Int) -> CGFloat {
    count == 0 ? 0 : metrics.itemWidth + metrics.pitch * CGFloat(count - 1)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = width(of: subviews.count)
    // Four tabs and more, and those beside a search tab, are as wide as a phone.
    // Measurements.md#tab-bar-ios26
    let most = subviews.count < 4 && !hasSearch ? width : width * Self.mostStretch
    return CGSize(width: min(most, proposal.width ?? width), height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = width(of: subviews.count)
    guard width > 0 else { return }
    let scale = bounds.width / width
    for (index, item) in subviews.enumerated() {
      item.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * metrics.pitch * scale, y: bounds.minY),
        proposal: ProposedViewSize(width: metrics.itemWidth * scale, height: bounds.height))
    }
  }
}

/// The capsule behind the selected item; without a colour there is none.
struct TabPill: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    if let color {
      content.background(color, in: Capsule())
    } else {
      content
    }
  }
}
