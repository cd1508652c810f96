import LayoutDSL
import ViewCore

/// A tree of UIKit's views: its drawing, with the views that have content of SwiftUI in front.
///
/// So fingers, scripts and screen readers find buttons, tables and texts. A view stays in the drawing
/// if a view in front covers it, or if a view around it clips, masks, moves or fades it.
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
        ZStack(alignment: .topLeading) {
          TreeDrawing(root: root, live: live.map(\.view))
          ForEach(live, id: \.id) { part in
            UIViewPicture(part.view)
              .environment(\.layoutDirection, layoutDirection)
              .frame(width: part.frame.width, height: part.frame.height)
              .offset(x: part.frame.minX, y: part.frame.minY)
              .disabled(!part.view.isUserInteractionEnabled)
          }
        }
        // The places of UIKit's views are distances from the left.
        .environment(\.layoutDirection, .leftToRight)
      }
    }
  }
}

/// A view in a tree, and its place in the tree's root.
private struct LiveView {
  let view: UIView
  let frame: CGRect
  var id: ObjectIdentifier { ObjectIdentifier(view) }
}

/// The drawing of a tree without some of its views.
nonisolated private struct TreeDrawing: LeafView {
  let root: UIView
  let live: [UIView]

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
        root.frame.size = size
        return root.displayList(in: rect, environment: environment, isRepresented: true).items
      }
    }
  }

  func isEqual(to other: TreeDrawing) -> Bool { false }
}

extension UIView {
  /// Lays out the tree of the view at a size, and returns the views in it that can be shown apart.
  fileprivate func liveViews(in size: CGSize) -> [LiveView] {
    guard size.width > 0, size.height > 0 else { return [] }
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
    layoutSubviews()
    didLayoutSubviews()
    for view in subviews where !(view is any UIViewContent) { view.layOutTree() }
  }

  /// Adds the views below this one, whose bounds are at a point of the root.
  private func collect(_ live: inout [LiveView], at origin: CGPoint) {
    for view in subviews where !view.isHidden && !view.layer.isHidden {
      let frame = view.frame.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
      let isPlain =
        view.transform.isIdentity && CATransform3DIsIdentity(view.transform3D) && view.mask == nil
        && view.alpha == 1 && view.layer.opacity == 1
      if isPlain, view is any UIViewContent,
        view.superview.map({ !($0 is any UIViewContent) }) ?? true
      {
        live.append(LiveView(view: view, frame: frame))
        continue
      }
      // A view in front of others hides them.
      if view.subviews.isEmpty || view.backgroundColor.map({ $0.cgColor.alpha > 0 }) ?? false {
        live.removeAll { $0.frame.intersects(frame) }
      }
      guard isPlain, !view.clipsToBounds, !view.layer.masksToBounds, !(view is UIScrollView) else {
        continue
      }
      view.collect(&live, at: frame.origin)
    }
  }
}
