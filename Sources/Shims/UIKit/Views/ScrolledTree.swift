import LayoutDSL
import SystemIntegration
import ViewCore

/// The views in a scroll view of UIKit, in a scroll view that fingers and the app move.
struct ScrolledTree: View {
  let scrollView: UIScrollView
  /// Counts the changes of the views that are in the content.
  @State private var changes = 0
  private let mark = EvaluationMark()

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var body: some View {
    let _ = UnobservedReads.note()
    let _ = changes
    let _ = scrollView.contentsDidChange = { [_changes] in _changes.wrappedValue += 1 }
    let insets = scrollView.adjustedContentInset
    ScrollView(scrollView.scrolledAxes) {
      LiveContents(root: scrollView)
        .frame(
          width: max(scrollView.contentSize.width, 0),
          height: max(scrollView.contentSize.height, 0), alignment: .topLeading
        )
        .frame(
          minWidth: max(scrollView.bounds.width - insets.left - insets.right, 0),
          minHeight: max(scrollView.bounds.height - insets.top - insets.bottom, 0),
          alignment: .topLeading)
    }
    .contentMargins(
      .all,
      EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      for: .scrollContent
    )
    .scrollIndicators(
      scrollView.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical
    )
    .scrollIndicators(
      scrollView.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal
    )
    .scrollDisabled(!scrollView.isScrollEnabled)
    .modifier(Zooming(of: scrollView))
    .scrollClipDisabled(!scrollView.clipsContent)
    .modifier(ScrollConnection(of: scrollView, margins: insets))
    .modifier(RoundedCorners(of: scrollView))
    .background(TreeDrawing(root: scrollView, live: scrollView.subviews))
    .modifier(RecognizerGestures(of: scrollView))
  }
}

/// The pinch that scales the content of a scroll view.
///
/// The content moves along an axis on which it is larger than the scroll view at its scale.
private struct Zooming: ViewModifier {
  let scrollView: UIScrollView
  private let mark = EvaluationMark()

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func body(content: Content) -> some View {
    let isZoomable = scrollView.isZoomable
    content
      .scrollBounceBehavior(
        isZoomable && !scrollView.alwaysBounceVertical ? .basedOnSize : .automatic,
        axes: .vertical
      )
      .scrollBounceBehavior(
        isZoomable && !scrollView.alwaysBounceHorizontal ? .basedOnSize : .automatic,
        axes: .horizontal
      )
      .simultaneousGesture(
        isZoomable && scrollView.pinchGestureRecognizer?.isEnabled != false ? pinch : nil)
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .onChanged { scrollView.pinch(by: $0.magnification, from: $0.startLocation) }
      .onEnded { _ in scrollView.endPinch() }
  }
}

/// The rounded corners of a scroll view that clips its content.
struct RoundedCorners: ViewModifier {
  let scrollView: UIScrollView

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func body(content: Content) -> some View {
    if scrollView.layer.cornerRadius > 0, scrollView.clipsContent {
      content.clipShape(LayerOutline(view: scrollView))
    } else {
      content
    }
  }
}

/// Connects a scroll view of SwiftUI with that of UIKit, whose content it shows.
struct ScrollConnection: ViewModifier {
  let scrollView: UIScrollView
  let margins: UIEdgeInsets

  init(of scrollView: UIScrollView, margins: UIEdgeInsets) {
    (self.scrollView, self.margins) = (scrollView, margins)
  }

  func body(content: Content) -> some View {
    content
      .scrollTargetBehavior(unlessNil: ScrollStop.behavior(of: scrollView))
      .modifier(Refreshing(control: scrollView.refreshControl))
      .modifier(
        ScrollIntrospection { node in
          onMainActor { scrollView.isShown(by: node, margins: margins) }
        })
  }
}

/// A scroll view whose pull sends the event of a refresh control.
private struct Refreshing: ViewModifier {
  let control: UIRefreshControl?

  func body(content: Content) -> some View {
    if let control {
      content.refreshable { await control.userPulls() }
    } else {
      content
    }
  }
}

extension UIScrollView {
  /// Whether the content is drawn in a scroll view of SwiftUI.
  ///
  /// Apps set one length of the content to 0 where it shall not scroll.
  var isScrolledTree: Bool {
    shownContent == nil
      && (self is UICollectionView || contentSize.width > 0 || contentSize.height > 0
        || isZoomable)
  }

  fileprivate var scrolledAxes: Axis.Set {
    // The content grows along both axes.
    if isZoomable { return [.horizontal, .vertical] }
    let insets = adjustedContentInset
    var axes: Axis.Set = []
    if contentSize.width + insets.left + insets.right > bounds.width || alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if contentSize.height + insets.top + insets.bottom > bounds.height || alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes
  }
}
