import Drawing
import LayoutDSL
import SystemIntegration
import ViewCore

/// The drawing of a tree, or of the content of a scroll view, without some of its views.
nonisolated struct TreeDrawing: LeafView {
  enum Form {
    /// The view without its opacity and its transform.
    case tree
    /// The view with its animations, and with all views in it.
    case moving
    /// The views in the view.
    case contents
  }

  let root: UIView
  let live: [UIView]
  var form = Form.tree

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let rect = context.pixelAligned(size)
    guard form == .moving || context.canSee(rect) else { return }
    let environment = leaf.environment
    context.list.items += onMainActor {
      for view in live { view.layer.isHidden = true }
      defer { for view in live { view.layer.isHidden = false } }
      return root.withoutReports {
        switch form {
        case .contents: return root.contentItems(in: rect, environment: environment)
        case .moving: return root.movingItems(in: rect, environment: environment)
        case .tree:
          root.setDrawnSize(size)
          return root.displayList(
            in: rect, environment: environment, isRepresented: true, isMoved: false
          ).items
        }
      }
    }
  }

  func isEqual(to other: TreeDrawing) -> Bool { false }
}

extension UIView {
  /// Returns the drawing of the views in this one, whose content has its origin at that of a
  /// rectangle.
  fileprivate func contentItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    subviews.flatMap { view in
      view.layer.whileAnimated {
        view.displayList(
          in: view.unmovedFrame.offsetBy(dx: rect.minX, dy: rect.minY), environment: environment
        ).items
      }
    }
  }

  /// Returns the drawing of the view, which is in a rectangle when its animations have ended.
  fileprivate func movingItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let end = unmovedFrame
    return layer.whileAnimated {
      let frame = unmovedFrame
      return displayList(
        in: frame.offsetBy(dx: rect.minX - end.minX, dy: rect.minY - end.minY),
        environment: environment
      ).items
    }
  }
}
