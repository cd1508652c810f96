import ViewCore

/// The items of a placement in a navigation bar.
///
/// In the look of iOS 26, symbols beside each other share a platter. A text has its own, as has
/// each `ToolbarItemGroup` with a text. A `ToolbarSpacer` separates platters, and an item without a
/// background is apart from the others.
///
/// Measurements.md#bar-items-shared
struct SharedPlatters: View {
  let items: [ToolbarEntry]
  let platter: SystemLook.Platter?
  /// The items that contain a text.
  @State private var texts: Set<Int> = []

  var body: some View {
    if let platter {
      Group(subviews: measured) { views in
        let runs = runs(of: views)
        ForEach(Array(runs.indices), id: \.self) { index in
          let views = runs[index]
          if items[views[0].itemIndex].hidesPlatter {
            ForEach(views) { $0 }
          } else {
            let holdsSymbols = !views.contains { texts.contains($0.itemIndex) }
            BarCapsule(views: views, platter: platter, holdsSymbols: holdsSymbols)
          }
        }
      }
    } else {
      ForEach(Array(items.indices), id: \.self) { items[$0].content.view }
    }
  }

  private var measured: some View {
    ForEach(Array(items.indices), id: \.self) { index in
      if items[index].space == nil {
        items[index].content.view
          .onGeometryChange(for: Bool.self) {
            $0.hasText
          } action: { hasText in
            if hasText { texts.insert(index) } else { texts.remove(index) }
          }
          .containerValue(\.toolbarItem, index)
      }
    }
  }

  /// Returns the views of each platter.
  private func runs(of views: SubviewsCollection) -> [[Subview]] {
    var runs: [[Subview]] = []
    for view in views where !view.isSpacer {
      if let last = runs.last?.last, share(last.itemIndex, view.itemIndex) {
        runs[runs.count - 1].append(view)
      } else {
        runs.append([view])
      }
    }
    return runs
  }

  private func share(_ first: Int, _ second: Int) -> Bool {
    first == second
      || (first...second).allSatisfy {
        items[$0].space == nil && !items[$0].hidesPlatter && !texts.contains($0)
      }
  }
}

extension Subview {
  /// The index of the toolbar item that contains the view.
  fileprivate var itemIndex: Int { containerValues.toolbarItem }
}

extension ContainerValues {
  private enum ToolbarItemKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
  }

  /// The index of the toolbar item that contains the view.
  fileprivate var toolbarItem: Int {
    get { self[ToolbarItemKey.self] }
    set { self[ToolbarItemKey.self] = newValue }
  }
}
