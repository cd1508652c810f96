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
            ToolbarItemGroup(placement: .topBarLeading) {
              if stack.viewControllers.count > 1, !item.hidesBackButton,
                item.leftItems.isEmpty || item.leftItemsSupplementBackButton
              {
                BarBackButton(stack: stack)
              }
              BarItems(items: item.leftItems, tint: stack.navigationBar.ownTintColor)
            }
            if let view = item.titleView {
              ToolbarItem(placement: .principal) { BarView(view: view, tint: nil) }
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
              // The first item is the outermost.
              BarItems(items: item.rightItems.reversed(), tint: stack.navigationBar.ownTintColor)
            }
            if !stack.isToolbarHidden, let items = top.toolbarItems, !items.isEmpty {
              ToolbarItemGroup(placement: .bottomBar) {
                BarItems(items: items, hasSpaces: true, tint: stack.toolbar.ownTintColor)
              }
            }
          }
          .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      }
      .environment(
        \.controlAppearances,
        ControlAppearances(navigationBar: stack.navigationBar, item: item, toolbar: stack.toolbar))
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

/// The button that goes back to the controller below.
private struct BarBackButton: View {
  let stack: UINavigationController

  /// The title of the controller below, unless that has another one for the button.
  private var title: String? {
    guard let below = stack.viewControllers.dropLast().last else { return nil }
    let item = below.navigationItem
    guard item.backButtonDisplayMode != .minimal else { return nil }
    if let title = item.backBarButtonItem?.title ?? item.backButtonTitle { return title }
    let title = item.title ?? below.title ?? ""
    return title.isEmpty ? "Back" : title
  }

  var body: some View {
    Button {
      stack.popViewController(animated: true)
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").fontWeight(.semibold)
        if let title, !title.isEmpty { Text(verbatim: title) }
      }
    }
  }
}

/// The items of a bar.
private struct BarItems: View {
  let items: [UIBarButtonItem]
  /// Whether the spaces among the items push the others apart.
  var hasSpaces = false
  /// The tint of the bar; nil for that of the screen.
  var tint: UIColor?

  var body: some View {
    ForEach(items.filter { !$0.isHidden }, id: \.self) { item in
      if let view = item.customView {
        BarView(view: view, tint: tint)
      } else if hasSpaces, item.systemItem == .flexibleSpace {
        Spacer()
      } else if hasSpaces, item.systemItem == .fixedSpace {
        Color.clear.frame(width: item.width)
      } else if item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace {
        button(item)
          .disabled(!item.isEnabled)
          .tint(item.tintColor.map { Color(uiColor: $0) })
      }
    }
  }

  @ViewBuilder private func button(_ item: UIBarButtonItem) -> some View {
    if let menu = item.menu, item.primaryAction == nil, item.action == nil {
      Menu {
        UIMenuContent(elements: menu.children, sender: item)
      } label: {
        label(of: item)
      }
    } else {
      Button {
        item.userTaps()
      } label: {
        label(of: item)
      }
    }
  }

  private func label(of item: UIBarButtonItem) -> some View {
    let name = item.accessibilityLabel ?? item.title ?? item.systemItem?.name
    return name.map { AnyView(face(of: item).accessibilityLabel(Text(verbatim: $0))) }
      ?? AnyView(face(of: item))
  }

  @ViewBuilder private func face(of item: UIBarButtonItem) -> some View {
    if let image = item.image {
      if image.isSymbolImage || image.size.height <= BarView.greatestHeight {
        Image(uiImage: image)
      } else {
        Image(uiImage: image).resizable().scaledToFit().frame(height: BarView.greatestHeight)
      }
    } else if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol)
    } else {
      Text(verbatim: item.title ?? item.systemItem?.title ?? "")
        .fontWeight(item.style == .done || item.systemItem == .done ? .semibold : nil)
    }
  }
}

/// A view in a bar, at its size or, without one, at its natural size.
private struct BarView: View {
  let view: UIView
  let tint: UIColor?

  var body: some View {
    let _ = inheritTint()
    let size =
      view.bounds.isEmpty
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    UIViewPicture(view)
      .frame(width: size.width, height: min(size.height, Self.greatestHeight))
  }

  /// The height of a bar, which its content does not exceed.
  ///
  /// Measurements.md#navigation-bar-height
  static let greatestHeight: CGFloat = 44

  /// Gives a view without a tint of its own that of the bar, which is its superview.
  private func inheritTint() {
    guard let tint, view.ownTintColor == nil else { return }
    view.tintColor = tint
  }
}

extension UINavigationItem {
  fileprivate var leftItems: [UIBarButtonItem] {
    leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? []
  }
  fileprivate var rightItems: [UIBarButtonItem] {
    rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? []
  }
}

extension UINavigationController {
  private var shownTop: UIViewController? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Tells the controller on top that it appears, and the former one that it disappears.
  fileprivate func show(_ top: UIViewController) {
    if shownTop !== top {
      shownTop?.disappear()
      shownTop = top
    }
    top.appear()
    passOnChanges(of: top)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the item; nil for an item with a title.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    case .writingTools: "wand.and.stars"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
    }
  }

  /// The name of the item for assistive technology and scripts.
  fileprivate var name: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: title
    }
  }

  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
