import LayoutDSL
import SystemIntegration
import ViewCore

/// The items of a bar.
struct BarItems: View {
  let items: [UIBarButtonItem]
  /// The first responder that may have the method of an item without a target.
  let responder: UIResponder?
  /// Whether the spaces among the items push the others apart.
  let hasSpaces: Bool
  /// The tint of the bar; nil for that of the screen.
  let tint: UIColor?
  private let mark = EvaluationMark()

  init(
    items: [UIBarButtonItem], responder: UIResponder?, hasSpaces: Bool = false,
    tint: UIColor? = nil
  ) {
    (self.items, self.responder, self.hasSpaces, self.tint) = (items, responder, hasSpaces, tint)
  }

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
          .tint(unlessNil: item.tintColor ?? tint)
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
        item.userTaps(near: responder)
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
        Image(uiImage: image.inControl)
      } else {
        Image(uiImage: image.inControl).resizable().scaledToFit()
          .frame(height: BarView.greatestHeight)
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
struct BarView: View {
  let view: UIView
  let tint: UIColor?

  var body: some View {
    let _ = view.inheritTint(tint)
    let size = view.bounds.isEmpty ? naturalSize : view.bounds.size
    UIViewPicture(view)
      .frame(width: size.width, height: min(size.height, Self.greatestHeight))
  }

  /// The size that the constraints of the view ask for, or that of its content.
  private var naturalSize: CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = view.intrinsicContentSize
    return CGSize(
      width: fitting.width > 0 ? fitting.width : max(own.width, 0),
      height: fitting.height > 0 ? fitting.height : max(own.height, 0))
  }

  /// The height of a bar, which its content does not exceed.
  ///
  /// Measurements.md#navigation-bar-height
  static let greatestHeight: CGFloat = 44
}

extension UIView {
  /// Gives a view without a tint of its own that of the view that shows it, which is no superview
  /// here.
  func inheritTint(_ tint: UIColor?) {
    guard let tint, ownTintColor == nil else { return }
    tintColor = tint
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
