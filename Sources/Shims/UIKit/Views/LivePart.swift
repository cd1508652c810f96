import Foundation
import SystemIntegration
import ViewCore

/// A view that is shown apart from the drawing of the tree that it is in.
@MainActor struct LivePart {
  enum Form {
    /// The content of the view.
    case content
    /// The views in a scroll view.
    case scrolled(UIScrollView)
    /// The drawing of the view, with the parts in it in front.
    case tree
  }

  let view: UIView
  let form: Form
  /// The place in the tree, without the transform of the view.
  let frame: CGRect
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(view) }
}

extension UIView {
  /// The parts below this view, at their places in its frame, from back to front.
  var liveParts: [LivePart] {
    var parts: [LivePart] = []
    collect(&parts, at: .zero)
    return parts
  }

  /// The parts below this view, at their places in its content, from back to front.
  var contentParts: [LivePart] {
    var parts: [LivePart] = []
    collect(&parts, at: bounds.origin)
    return parts
  }

  /// Lays out the tree of the view at a size, and returns the parts in it.
  func laidOutParts(in size: CGSize) -> [LivePart] {
    guard size.width > 0, size.height > 0, !layer.hasTransition else { return [] }
    withoutReports {
      setDrawnSize(size)
      updateConstraintsIfNeeded()
      if superview == nil { layOutByConstraints() }
      layOutTree()
    }
    return liveParts
  }

  private func layOutTree() {
    layOutSubviews()
    for view in subviews where view.shownContent == nil { view.layOutTree() }
  }

  /// Whether the view has recognizers for fingers, or follows them itself.
  var takesGestures: Bool {
    isUserInteractionEnabled
      && (!recognizers.isEmpty || touchReceiver != nil || pressedElement != nil
        || interactions.contains { $0 is UIContextMenuInteraction })
  }

  /// Whether the view is a control that alone answers fingers on it.
  var isControlWithoutRecognizers: Bool { self is UIControl && recognizers.isEmpty }

  /// The menu that a long press on the view opens; nil for none.
  var contextMenu: UIMenu? {
    guard isUserInteractionEnabled else { return nil }
    if let cell = self as? UICollectionViewCell { return cell.itemMenu }
    let interaction = interactions.firstNonNil { $0 as? UIContextMenuInteraction }
    let place = CGPoint(x: bounds.midX, y: bounds.midY)
    return interaction.flatMap {
      $0.delegate?.contextMenuInteraction($0, configurationForMenuAtLocation: place)?.menu
    }
  }

  /// The view, if fingers press it as an element of the view around it.
  var pressedElement: (any PressedElement)? {
    (self as? any PressedElement).flatMap { $0.isElement ? $0 : nil }
  }

  /// Whether fingers do not reach the views behind this one.
  var takesTouches: Bool {
    !(self is UILabel || self is UIImageView || self is UIProgressView)
  }

  /// Whether the view, or one in it, has a use for fingers.
  var hasTouchedViews: Bool {
    takesGestures || shownContent != nil && takesTouches || self is UIScrollView
      || subviews.contains { !$0.isHidden && $0.hasTouchedViews }
  }

  /// Whether views in this one are not drawn beyond its bounds.
  var clipsContent: Bool { clipsToBounds || layer.masksToBounds }

  /// The frame without the transform.
  var unmovedFrame: CGRect {
    get {
      let (anchor, size) = (layer.anchorPoint, bounds.size)
      return CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      guard !transform.isIdentity else { return frame = newValue }
      let anchor = layer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width,
        y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// Adds the parts below this view, whose bounds are at a point of the root.
  private func collect(_ parts: inout [LivePart], at origin: CGPoint) {
    for view in subviews where !view.isHidden && !view.layer.isHidden {
      view.add(
        to: &parts,
        at: view.unmovedFrame.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY))
    }
  }

  /// Adds the view to the parts of a tree, or those in it if the tree draws the view.
  ///
  /// A view in front of a part is one itself, since the drawing is behind all parts.
  private func add(to parts: inout [LivePart], at frame: CGRect) {
    let isAtRest = layer.animations.isEmpty
    let isFlat = mask == nil && CATransform3DIsAffine(transform3D)
    let isPlain = isAtRest && transform.isIdentity && alpha == 1 && layer.opacity == 1
    if isFlat, isAtRest, superview?.shownContent == nil {
      if shownContent != nil {
        return parts.append(LivePart(view: self, form: .content, frame: frame))
      }
      if let scrollView = self as? UIScrollView, scrollView.isScrolledTree {
        return parts.append(LivePart(view: self, form: .scrolled(scrollView), frame: frame))
      }
    }
    if isFlat {
      let isApart = takesGestures || (!isPlain || clipsContent) && hasTouchedViews
      let covers =
        (subviews.isEmpty || backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
        && parts.contains { $0.frame.intersects(frame) }
      if isApart || covers {
        return parts.append(LivePart(view: self, form: .tree, frame: frame))
      }
    } else {
      // The tree draws the view, and with it what is behind.
      parts.removeAll { $0.frame.intersects(frame) }
    }
    guard isFlat, isPlain, !clipsContent, !(self is UIScrollView) else { return }
    collect(&parts, at: frame.origin)
  }
}

/// A view on which a finger presses an element of the view around it, such as a cell.
@MainActor protocol PressedElement: UIView {
  /// Whether the view is in one of which it is an element.
  var isElement: Bool { get }
  /// Tells the element that a finger presses it, or no longer does.
  func userPresses(_ isPressed: Bool)
  /// Tells the element that a finger has been lifted from it.
  func userSelects()
}
