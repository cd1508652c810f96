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
  /// The further distance between two symbols without platters.
  var symbolSpacing: CGFloat = 0
  /// The views that contain a text.
  @State private var texts: Set<Subview.ID> = []

  var body: some View {
    if let platter {
      Group(subviews: numbered) { views in
        let runs = runs(of: views)
        ForEach(Array(runs.indices), id: \.self) { index in
          let views = runs[index]
          if items[views[0].itemIndex].hidesPlatter {
            ForEach(views) { $0 }
          } else {
            let holdsSymbols = !views.contains { texts.contains($0.id) }
            BarCapsule(views: views, platter: platter, holdsSymbols: holdsSymbols) {
              note($0, hasText: $1)
            }
          }
        }
      }
    } else {
      Group(subviews: numbered) { views in
        ForEach(Array(views.indices), id: \.self) { index in
          let view = views[index]
          view.onGeometryChange(for: Bool.self) {
            $0.hasText
          } action: {
            note(view.id, hasText: $0)
          }
          .padding(.leading, index > 0 && areSymbols(views[index - 1], view) ? symbolSpacing : 0)
        }
      }
    }
  }

  private func note(_ view: Subview.ID, hasText: Bool) {
    if hasText { texts.insert(view) } else { texts.remove(view) }
  }

  private func areSymbols(_ first: Subview, _ second: Subview) -> Bool {
    !first.isSpacer && !second.isSpacer && !texts.contains(first.id) && !texts.contains(second.id)
  }

  private var numbered: some View {
    ForEach(Array(items.indices), id: \.self) { index in
      if items[index].space == nil {
        items[index].content.view.containerValue(\.toolbarItem, index)
      }
    }
  }

  /// Returns the views of each platter.
  private func runs(of views: SubviewsCollection) -> [[Subview]] {
    let texts = Set(views.filter { self.texts.contains($0.id) }.map(\.itemIndex))
    func share(_ first: Int, _ second: Int) -> Bool {
      first == second
        || (first...second).allSatisfy {
          items[$0].space == nil && !items[$0].hidesPlatter && !texts.contains($0)
        }
    }
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
