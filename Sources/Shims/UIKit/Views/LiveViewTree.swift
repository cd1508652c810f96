import Drawing
import LayoutDSL
import ViewCore

/// A tree of UIKit's views: its drawing, with the views that have content of SwiftUI in front.
///
/// So fingers, scripts and screen readers find buttons, tables and texts. A view stays in the
/// drawing if a view in front covers it, or if a view around it clips, masks, moves or fades it.
struct LiveViewTree: View {
  let root: UIView
  @Environment(\.layoutDirection) private var layoutDirection
  private let mark = EvaluationMark()

  init(root: UIView) {
    self.root = root
  }

  var body: some View {
    let _ = UnobservedReads.note()
    if root is any UIViewContent {
      UIViewPicture(root)
    } else {
      GeometryReader { geometry in
        let live = root.liveViews(in: geometry.size)
        if let scrollView = root as? UIScrollView, scrollView.isScrolledTree {
          ScrolledTree(scrollView: scrollView)
        } else {
          ZStack(alignment: .topLeading) {
            TreeDrawing(root: root, live: live.filter { !$0.isArea }.map(\.view))
            if root.takesGestures { GestureArea(view: root) }
            LiveParts(parts: live, layoutDirection: layoutDirection)
          }
          // The places of UIKit's views are distances from the left.
          .environment(\.layoutDirection, .leftToRight)
        }
      }
    }
  }
}

/// The views in a scroll view or a window, at their places in its content.
struct LiveContents: View {
  let root: UIView
  @Environment(\.layoutDirection) private var layoutDirection
  private let mark = EvaluationMark()

  init(root: UIView) {
    self.root = root
  }

  var body: some View {
    let _ = UnobservedReads.note()
    let live = root.liveContents
    let shown = live.filter { !$0.isArea }.map(\.view)
    ZStack(alignment: .topLeading) {
      TreeDrawing(root: root, live: shown, isOfContent: true)
      LiveParts(parts: live, layoutDirection: layoutDirection)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// Views at their places in a tree.
private struct LiveParts: View {
  let parts: [LiveView]
  let layoutDirection: LayoutDirection
  private let mark = EvaluationMark()

  init(parts: [LiveView], layoutDirection: LayoutDirection) {
    self.parts = parts
    self.layoutDirection = layoutDirection
  }

  var body: some View {
    ForEach(parts, id: \.id) { part in
      picture(of: part)
        .environment(\.layoutDirection, layoutDirection)
        .frame(width: part.frame.width, height: part.frame.height)
        .offset(x: part.frame.minX, y: part.frame.minY)
        .disabled(!part.view.isUserInteractionEnabled)
        .modifier(OwnAccessibility(view: part.view))
    }
  }

  @ViewBuilder private func picture(of part: LiveView) -> some View {
    if part.isArea {
      GestureArea(view: part.view)
    } else if let scrollView = part.view as? UIScrollView, scrollView.isScrolledTree {
      ScrolledTree(scrollView: scrollView)
    } else if part.view.takesGestures, !(part.view is UIControl) {
      UIViewPicture(part.view).modifier(RecognizerGestures(of: part.view))
    } else {
      UIViewPicture(part.view).allowsHitTesting(part.view.takesTouches)
    }
  }
}

/// The names that an app gives to a view for tests and assistive technology.
private struct OwnAccessibility: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let label = view.accessibilityLabel.map { Text(verbatim: $0) }
    if let identifier = view.accessibilityIdentifier {
      labelled(content.accessibilityIdentifier(identifier), label)
    } else {
      labelled(content, label)
    }
  }

  @ViewBuilder private func labelled(_ content: some View, _ label: Text?) -> some View {
    if let label { content.accessibilityLabel(label) } else { content }
  }
}

/// The area on which a view takes gestures, behind the views in it.
private struct GestureArea: View {
  let view: UIView
  private let mark = EvaluationMark()

  init(view: UIView) {
    self.view = view
  }

  var body: some View {
    Color.clear.modifier(RecognizerGestures(of: view))
  }
}

extension UIView {
  /// Whether the view has recognizers for fingers, or follows them itself.
  fileprivate var takesGestures: Bool {
    isUserInteractionEnabled && (!recognizers.isEmpty || touchReceiver != nil)
  }

  /// Whether fingers do not reach the views behind this one.
  fileprivate var takesTouches: Bool {
    !(self is UILabel || self is UIImageView || self is UIProgressView)
  }

  /// Whether the view, or one in it, has a use for fingers.
  fileprivate var hasTouchedViews: Bool {
    takesGestures || self is any UIViewContent && takesTouches || self is UIScrollView
      || subviews.contains { !$0.isHidden && $0.hasTouchedViews }
  }
}

extension UIView: TouchedTree {
  package var touchedTree: AnyView? {
    hasTouchedViews ? AnyView(LiveViewTree(root: self)) : nil
  }
}

/// A view in a tree, and its place in the tree's root.
private struct LiveView {
  let view: UIView
  let frame: CGRect
  /// Whether the view stays in the drawing, and takes gestures in front of it.
  var isArea = false
  var id: ObjectIdentifier { ObjectIdentifier(view) }
}

/// The drawing of a tree, or of the content of a scroll view, without some of its views.
nonisolated struct TreeDrawing: LeafView {
  let root: UIView
  let live: [UIView]
  var isOfContent = false

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let rect = context.pixelAligned(size)
    guard context.canSee(rect) else { return }
    let environment = leaf.environment
    context.list.items += onMainActor {
      for view in live { view.layer.isHidden = true }
      defer { for view in live { view.layer.isHidden = false } }
      return root.withoutReports {
        if isOfContent { return root.contentItems(in: rect, environment: environment) }
        root.frame.size = size
        return root.displayList(in: rect, environment: environment, isRepresented: true).items
      }
    }
  }

  func isEqual(to other: TreeDrawing) -> Bool { false }
}

extension UIView {
  /// The views that can be shown apart, at their places in the content.
  fileprivate var liveContents: [LiveView] {
    var live: [LiveView] = []
    collect(&live, at: bounds.origin)
    return live
  }

  /// Returns the drawing of the views in this one, whose content has its origin at that of a
  /// rectangle.
  fileprivate func contentItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    subviews.flatMap { view in
      view.layer.whileAnimated {
        let frame = CGRect(
          x: view.center.x - view.bounds.width * view.layer.anchorPoint.x,
          y: view.center.y - view.bounds.height * view.layer.anchorPoint.y,
          width: view.bounds.width, height: view.bounds.height)
        return view.displayList(
          in: frame.offsetBy(dx: rect.minX, dy: rect.minY), environment: environment
        ).items
      }
    }
  }

  /// Lays out the tree of the view at a size, and returns the views in it that can be shown apart.
  fileprivate func liveViews(in size: CGSize) -> [LiveView] {
    guard size.width > 0, size.height > 0, !layer.hasTransition else { return [] }
    withoutReports {
      frame.size = size
      updateConstraintsIfNeeded()
      if superview == nil { layOutByConstraints() }
      layOutTree()
    }
    var live: [LiveView] = []
    collect(&live, at: .zero)
    return live
  }

  private func layOutTree() {
    willLayoutSubviews()
    layOutSubviews()
    didLayoutSubviews()
    for view in subviews where !(view is any UIViewContent) { view.layOutTree() }
  }

  /// Adds the views below this one, whose bounds are at a point of the root.
  fileprivate func collect(_ live: inout [LiveView], at origin: CGPoint) {
    for view in subviews where !view.isHidden && !view.layer.isHidden {
      let frame = view.frame.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
      let isPlain =
        view.transform.isIdentity && CATransform3DIsIdentity(view.transform3D) && view.mask == nil
        && view.alpha == 1 && view.layer.opacity == 1 && view.layer.animations.isEmpty
      if isPlain, view is any UIViewContent || (view as? UIScrollView)?.isScrolledTree == true,
        view.superview.map({ !($0 is any UIViewContent) }) ?? true
      {
        live.append(LiveView(view: view, frame: frame))
        continue
      }
      // A view in front of others hides them, and takes their touches.
      if view.subviews.isEmpty || view.backgroundColor.map({ $0.cgColor.alpha > 0 }) ?? false {
        live.removeAll { part in
          part.frame.intersects(frame) && !(part.isArea && view.isDescendant(of: part.view))
        }
      }
      if isPlain, view.takesGestures {
        live.append(LiveView(view: view, frame: frame, isArea: true))
      }
      guard isPlain, !view.clipsToBounds, !view.layer.masksToBounds, !(view is UIScrollView) else {
        continue
      }
      view.collect(&live, at: frame.origin)
    }
  }
}
