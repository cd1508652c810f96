import LayoutDSL
import SystemIntegration
import ViewCore

/// A tree of UIKit's views: its drawing, with the parts that fingers, scripts and screen readers
/// reach in front.
struct LiveViewTree: View {
  let root: UIView
  @Environment(\.layoutDirection) private var layoutDirection
  private let mark = EvaluationMark()

  init(root: UIView) {
    self.root = root
  }

  var body: some View {
    let _ = UnobservedReads.note()
    if root.shownContent != nil {
      UIViewPicture(root)
    } else {
      GeometryReader { geometry in
        let parts = root.laidOutParts(in: geometry.size)
        if let scrollView = root as? UIScrollView, scrollView.isScrolledTree {
          ScrolledTree(scrollView: scrollView).modifier(LayerEffects(of: scrollView))
        } else {
          PartsInFront(root: root, parts: parts, layoutDirection: layoutDirection)
            .modifier(LayerEffects(of: root))
            .modifier(GestureSpace.Origin(root: root))
        }
      }
    }
  }
}

/// A view of UIKit: its tree if fingers have a use for it, or else its picture.
struct ShownTree: View {
  let view: UIView
  private let mark = EvaluationMark()

  init(of view: UIView) {
    self.view = view
  }

  var body: some View {
    Group {
      if view.hasTouchedViews {
        LiveViewTree(root: view)
      } else {
        UIViewPicture(view).overlay { DrawnWords(view: view) }
      }
    }
    .modifier(OwnAccessibility(of: view))
  }
}

/// The texts in the picture of a view, by which scripts find it.
nonisolated private struct DrawnWords: LeafView {
  let view: UIView

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func words(in context: LeafContext) -> [String] { onMainActor { view.labelTexts } }
  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {}
  func isEqual(to other: DrawnWords) -> Bool { view === other.view }
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
    let parts = root.contentParts
    ZStack(alignment: .topLeading) {
      TreeDrawing(root: root, live: parts.map(\.view), form: .contents)
      LiveParts(parts: parts, layoutDirection: layoutDirection)
    }
    .environment(\.layoutDirection, .leftToRight)
    .modifier(GestureSpace.Origin(root: root))
  }
}

/// A view in a tree, with its effects and the parts in it.
///
/// While an animation moves the view, all of it is drawn, and fingers do not reach the parts.
private struct LiveTree: View {
  let view: UIView
  let layoutDirection: LayoutDirection
  private let mark = EvaluationMark()

  init(view: UIView, layoutDirection: LayoutDirection) {
    (self.view, self.layoutDirection) = (view, layoutDirection)
  }

  var body: some View {
    let isMoving = !view.layer.animations.isEmpty
    PartsInFront(
      root: view, parts: view.liveParts, form: isMoving ? .moving : .tree,
      layoutDirection: layoutDirection
    )
    .modifier(LayerEffects(of: view, isMoving: isMoving))
  }
}

/// The drawing of a view, and the parts in it that are shown apart, in front.
///
/// A finger on the parts is one on the view too: a control in it comes first.
private struct PartsInFront: View {
  let root: UIView
  let parts: [LivePart]
  var form = TreeDrawing.Form.tree
  let layoutDirection: LayoutDirection
  private let mark = EvaluationMark()

  init(
    root: UIView, parts: [LivePart], form: TreeDrawing.Form = .tree,
    layoutDirection: LayoutDirection
  ) {
    (self.root, self.parts, self.form) = (root, parts, form)
    self.layoutDirection = layoutDirection
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      TreeDrawing(root: root, live: form == .moving ? [] : parts.map(\.view), form: form)
      ZStack(alignment: .topLeading) {
        // Fills the area that is clipped.
        Color.clear.allowsHitTesting(false)
        LiveParts(parts: parts, layoutDirection: layoutDirection)
      }
      .opacity(form == .moving ? 0 : 1)
      .modifier(Clip(of: root))
    }
    // The places of UIKit's views are distances from the left.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(RecognizerGestures(of: root))
  }
}

/// The outline of a view that clips what is in it.
private struct Clip: ViewModifier {
  let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  func body(content: Content) -> some View {
    if view.clipsContent { content.clipShape(LayerOutline(view: view)) } else { content }
  }
}

/// Views at their places in a tree.
private struct LiveParts: View {
  let parts: [LivePart]
  let layoutDirection: LayoutDirection
  private let mark = EvaluationMark()

  init(parts: [LivePart], layoutDirection: LayoutDirection) {
    self.parts = parts
    self.layoutDirection = layoutDirection
  }

  var body: some View {
    ForEach(parts, id: \.id) { part in
      picture(of: part)
        .environment(\.layoutDirection, layoutDirection)
        .frame(width: part.frame.width, height: part.frame.height)
        .modifier(OwnAccessibility(of: part.view))
        .offset(x: part.frame.minX, y: part.frame.minY)
        .allowsHitTesting(part.view.isUserInteractionEnabled)
    }
  }

  @ViewBuilder private func picture(of part: LivePart) -> some View {
    switch part.form {
    case .tree: LiveTree(view: part.view, layoutDirection: layoutDirection)
    case .scrolled(let scrollView):
      ScrolledTree(scrollView: scrollView).modifier(LayerEffects(of: scrollView))
    case .content where part.view.takesGestures && !part.view.isControlWithoutRecognizers:
      UIViewPicture(part.view, isMoved: false).modifier(LayerEffects(of: part.view))
        .modifier(RecognizerGestures(of: part.view))
    case .content:
      UIViewPicture(part.view, isMoved: false).modifier(LayerEffects(of: part.view))
        .allowsHitTesting(part.view.takesTouches)
    }
  }
}

/// The opacity and the transform of a view, unless an animation draws them.
private struct LayerEffects: ViewModifier {
  private let opacity: CGFloat
  private let transform: CGAffineTransform

  init(of view: UIView, isMoving: Bool = false) {
    opacity = isMoving ? 1 : view.alpha
    transform = isMoving ? .identity : view.transformAroundAnchor
  }

  func body(content: Content) -> some View {
    content.opacity(opacity).transformEffect(transform)
  }
}

extension UIView {
  /// The transform, from the origin of the bounds.
  fileprivate var transformAroundAnchor: CGAffineTransform {
    guard !transform.isIdentity else { return .identity }
    let (anchor, size) = (layer.anchorPoint, layer.bounds.size)
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// The rounded rectangle to which a view clips what is in it.
struct LayerOutline: Shape {
  let view: UIView

  nonisolated func path(in rect: CGRect) -> Path {
    onMainActor { view.layer.outline(in: rect) }
  }
}

/// The names that an app gives to a view for tests and assistive technology.
private struct OwnAccessibility: ViewModifier {
  let view: UIView

  init(of view: UIView) {
    self.view = view
  }

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

extension UIView: TouchedTree {
  package var touchedTree: AnyView? {
    hasTouchedViews ? AnyView(LiveViewTree(root: self)) : nil
  }
}
