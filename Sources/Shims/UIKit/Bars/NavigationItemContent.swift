import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// The button that goes back, the items and the title view of an item of a navigation bar.
struct NavigationItemContent: ToolbarContent {
  let item: UINavigationItem
  /// The item below; nil for the first one.
  let below: UINavigationItem?
  /// The first responder that may have the method of an item without a target.
  let responder: UIResponder?
  /// The tint of the bar; nil for that of the screen.
  let tint: UIColor?
  let back: () -> Void

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarLeading) {
      let items = item.leftBarButtonItems ?? []
      if let below, !item.hidesBackButton,
        items.isEmpty || item.leftItemsSupplementBackButton
      {
        BarBackButton(below: below, back: back)
      }
      BarItems(items: items, responder: responder, tint: tint)
    }
    if let view = item.titleView {
      ToolbarItem(placement: .principal) { BarView(view: view, tint: nil) }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      // The first item is the outermost.
      BarItems(
        items: (item.rightBarButtonItems ?? []).reversed(), responder: responder, tint: tint)
    }
  }
}

/// The button that goes back to the item below.
private struct BarBackButton: View {
  let below: UINavigationItem
  let back: () -> Void
  @Environment(\.look) private var look

  /// The title of the item below, unless that has another one for the button.
  private var title: String? {
    guard look.bar.hasBackTitle, below.backButtonDisplayMode != .minimal else { return nil }
    if let title = below.backBarButtonItem?.title ?? below.backButtonTitle { return title }
    let title = below.title ?? ""
    return title.isEmpty ? "Back" : title
  }

  var body: some View {
    Button {
      back()
    } label: {
      if let title, !title.isEmpty {
        BackLabel(title: Text(verbatim: title))
      } else {
        Image(systemName: "chevron.backward").fontWeight(.semibold)
      }
    }
  }
}
