import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// The controller on top of a stack, below the navigation bar.
struct NavigationControllerPicture: View {
  let stack: UINavigationController
  @State private var searchText: String
  private let mark = EvaluationMark()

  init(stack: UINavigationController) {
    self.stack = stack
    let search = stack.topViewController?.navigationItem.searchController
    _searchText = State(initialValue: search?.searchBar.text ?? "")
  }

  var body: some View {
    if let top = stack.topViewController {
      let _ = stack.show(top)
      let item = top.navigationItem
      NavigationStack {
        content(of: top)
          .navigationTitle(Text(verbatim: item.title ?? top.title ?? ""))
          .navigationBarTitleDisplayMode(isLarge(item) ? .large : .inline)
          .toolbar {
            NavigationItemContent(
              item: item, below: stack.viewControllers.dropLast().last?.navigationItem,
              responder: top, tint: stack.navigationBar.ownTintColor
            ) {
              stack.popViewController(animated: true)
            }
            if !stack.isToolbarHidden, let items = top.toolbarItems ?? stack.toolbar.items,
              !items.isEmpty
            {
              ToolbarItemGroup(placement: .bottomBar) {
                BarItems(
                  items: items, responder: top, hasSpaces: true, tint: stack.toolbar.ownTintColor)
              }
            }
          }
          .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
          .toolbarColorScheme(
            stack.navigationBar.barStyle == .black ? .dark : nil, for: .navigationBar)
      }
      .environment(
        \.controlAppearances,
        ControlAppearances(navigationBar: stack.navigationBar, item: item, toolbar: stack.toolbar)
      )
      .environment(\.hasBackItem, stack.viewControllers.count > 1)
      .environment(\.navigationBarFront, stack.navigationBar.front)
    }
  }

  /// The controller on top, with the field of its search.
  @ViewBuilder private func content(of top: UIViewController) -> some View {
    let picture = AnyView(ControllerPicture(controller: top, fillsScreen: true))
    let item = top.navigationItem
    if let search = item.searchController {
      let bar = search.searchBar
      picture.searchable(
        text: $searchText,
        placement: .navigationBarDrawer(
          displayMode: item.hidesSearchBarWhenScrolling ? .automatic : .always),
        prompt: Text(verbatim: bar.placeholder ?? "Search")
      )
      .onChange(of: searchText) {
        bar.text = searchText
        bar.delegate?.searchBar(bar, textDidChange: searchText)
        search.searchResultsUpdater?.updateSearchResults(for: search)
      }
    } else {
      picture
    }
  }

  private func isLarge(_ item: UINavigationItem) -> Bool {
    guard stack.navigationBar.prefersLargeTitles else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return stack.viewControllers.count == 1
    }
  }
}

extension UINavigationBar {
  /// The views that the app has added to the bar; nil without any.
  fileprivate var front: ViewReference? {
    subviews.isEmpty ? nil : ViewReference(view: AnyView(NavigationBarFront(bar: self)))
  }
}

/// The views that an app has added to a bar, at their places in it.
private struct NavigationBarFront: View {
  let bar: UINavigationBar
  private let mark = EvaluationMark()

  init(bar: UINavigationBar) {
    self.bar = bar
  }

  var body: some View {
    GeometryReader { geometry in
      let _ = bar.laidOutParts(in: geometry.size)
      LiveContents(root: bar)
    }
  }
}

extension UINavigationController {
  private var shownTop: UIViewController? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Tells the controller on top that it appears, and the previous one that it disappears.
  fileprivate func show(_ top: UIViewController) {
    let isNew = shownTop !== top
    if isNew {
      delegate?.navigationController(self, willShow: top, animated: false)
      shownTop?.disappear()
      shownTop = top
    }
    top.appear()
    if isNew { delegate?.navigationController(self, didShow: top, animated: false) }
    passOnChanges(of: top)
  }
}
