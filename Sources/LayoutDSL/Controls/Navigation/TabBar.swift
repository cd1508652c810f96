import ViewCore

/// The tab bar as on iOS 18: 49 points tall, with a symbol above a title for each screen.
struct TabBar: View {
  let items: [ContainerValues]
  let selected: Int
  let select: (Int) -> Void
  let look: BarLook
  /// Whether content is behind the bar.
  let isReached: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(items.indices), id: \.self) { index in
        TabBarItem(
          content: items[index].tabItem?.view, badge: items[index].badge,
          isSelected: index == selected
        )
        .contentShape(Rectangle())
        .onTapGesture { select(index) }
      }
    }
    .modifier(BarTypeSize())
    .frame(height: 49)  // Measurements.md#tab-bar-height
    .background { BarBackground(look: look, edge: .bottom, isReached: isReached) }
    .environment(\.colorScheme, look.colorScheme ?? colorScheme)
  }
}

private struct TabBarItem: View {
  let content: AnyView?
  let badge: Text?
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 1) {
      content
    }
    .labelStyle(TabItemLabelStyle())
    .font(.system(size: 10, weight: .medium))  // Measurements.md#tab-bar-item
    .environment(\.symbolFont, .system(size: 18, weight: .medium))
    .imageScale(.large)
    .symbolVariant(.fill)
    .lineLimit(1)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(white: 0.6)))
    .padding(.top, 6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .top) {
      if let badge { TabBadge(label: badge) }
    }
  }
}

/// A red capsule 18 points tall whose leading edge is 6 points after the centre of the tab.
///
/// Measurements.md#tab-bar-badge
private struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 13)).foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
      .frame(width: 0, alignment: .leading)
      .padding(.top, 2)
      .offset(x: 6)
  }
}

/// A symbol in a frame 28 points tall, above a title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.frame(height: 28)  // Measurements.md#tab-bar-item
      configuration.title
    }
  }
}
