import SystemIntegration
import ViewCore

/// The button at the trailing end of a navigation bar with the menu of the secondary actions.
struct OverflowMenu: View {
  let items: [ToolbarEntry]
  @Environment(\.look) private var look

  var body: some View {
    Menu {
      ForEach(Array(items.indices), id: \.self) { items[$0].content.view }
    } label: {
      // A platter is the circle of the symbol.
      Image(systemName: look.bar.platter == nil ? "ellipsis.circle" : "ellipsis")
        .accessibilityLabel(Text("More"))
    }
    .modifier(BarPlatter(platter: look.bar.platter))
  }
}
