import LayoutDSL
import SystemIntegration
import ViewCore

/// The views in a scroll view of UIKit, which a finger scrolls.
struct ScrolledTree: View {
  let scrollView: UIScrollView
  @State private var position: ScrollPosition
  private let mark = EvaluationMark()

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    let insets = scrollView.shownInsets, offset = scrollView.contentOffset
    _position = State(
      initialValue: offset == .zero
        ? ScrollPosition()
        : ScrollPosition(point: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)))
  }

  var body: some View {
    let _ = UnobservedReads.note()
    let insets = scrollView.shownInsets
    let offset = scrollView.contentOffset
    ScrollView(scrollView.scrolledAxes) {
      LiveContents(root: scrollView)
        .frame(
          width: max(scrollView.contentSize.width, 0),
          height: max(scrollView.contentSize.height, 0)
        )
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        )
        .frame(
          minWidth: scrollView.bounds.width, minHeight: scrollView.bounds.height,
          alignment: .topLeading)
    }
    .scrollIndicators(
      scrollView.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical
    )
    .scrollIndicators(
      scrollView.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal
    )
    .scrollDisabled(!scrollView.isScrollEnabled)
    .scrollPosition($position)
    .modifier(Paging(isOn: scrollView.isPagingEnabled))
    .modifier(Refreshing(control: scrollView.refreshControl))
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, new in
      scrollView.userScrolls(to: CGPoint(x: new.x - insets.left, y: new.y - insets.top))
    }
    .onChange(of: offset) {
      guard scrollView.shownOffset != offset else { return }
      position.scrollTo(point: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top))
    }
    .background(TreeDrawing(root: scrollView, live: scrollView.subviews))
  }
}

/// A scroll view that stops at its pages.
private struct Paging: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}

/// A scroll view whose pull sends the event of a refresh control.
struct Refreshing: ViewModifier {
  let control: UIRefreshControl?

  func body(content: Content) -> some View {
    if let control {
      content.refreshable {
        await control.userPulls()
      }
    } else {
      content
    }
  }
}

extension UIRefreshControl {
  fileprivate func userPulls() {
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIScrollView {
  /// Whether the content is drawn in a scroll view of SwiftUI.
  var isScrolledTree: Bool {
    !(self is any UIViewContent) && contentSize.width > 0 && contentSize.height > 0
  }

  /// The insets of the content, with those of bars unless the app prevents it.
  fileprivate var shownInsets: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let bars = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + bars.top, left: contentInset.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right)
  }

  fileprivate var scrolledAxes: Axis.Set {
    let insets = shownInsets
    var axes: Axis.Set = []
    if contentSize.width + insets.left + insets.right > bounds.width { axes.insert(.horizontal) }
    if contentSize.height + insets.top + insets.bottom > bounds.height || alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes
  }

  /// The offset that a finger has scrolled to.
  fileprivate private(set) var shownOffset: CGPoint {
    get { stored(.zero) }
    set { store(newValue) }
  }

  fileprivate func userScrolls(to offset: CGPoint) {
    shownOffset = offset
    contentOffset = offset
  }
}
