import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  // A scroll view scales one of the views in it by its transform, within limits.

  /// A scroll view whose zooms are animated, by another module.
  @MainActor package protocol AnimatedZoom: UIScrollView {
    /// Makes changes of the scale and the offset, moves the view that is zoomed, and calls the
    /// completion at the end.
    func animate(zoom: () -> Void, completion: @escaping () -> Void)
  }

  /// Two fingers that scale the content of a scroll view.
  package struct ZoomPinch {
    /// The scale at the beginning.
    let scale: CGFloat
    /// The middle of the fingers at the beginning, from the corner of the scroll view.
    let place: CGPoint
    /// The point of the zoomed view that was there.
    let point: CGPoint
  }

  extension UIView {
    /// The scale that zooming has given to the view.
    package final var zoomedScale: CGFloat { transform.a > 0 ? transform.a : 1 }
  }

  extension UIScrollView {
    /// The view that zooming scales; nil for none.
    package final var zoomedView: UIView? {
      delegate?.viewForZooming(in: self).flatMap { $0.superview === self ? $0 : nil }
    }

    /// Whether fingers scale the content.
    package final var isZoomable: Bool {
      minimumZoomScale < maximumZoomScale && zoomedView != nil
    }

    private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

    /// Sets the scale, and keeps the middle of the content in place.
    final func zoom(to scale: CGFloat) {
      guard let view = zoomedView, limited(scale) != view.zoomedScale else { return }
      zoom(view, to: scale, showing: point(at: middle, of: view), at: middle)
    }

    /// Sets the scale and the offset that show a rectangle of the zoomed view.
    final func zoom(toShow rect: CGRect) {
      guard let view = zoomedView else { return }
      let scale = min(
        rect.width > 0 ? bounds.width / rect.width : .infinity,
        rect.height > 0 ? bounds.height / rect.height : .infinity)
      zoom(
        view, to: min(scale, maximumZoomScale), showing: CGPoint(x: rect.midX, y: rect.midY),
        at: middle)
    }

    /// Zooms with an animation, and tells the delegate when it begins and ends.
    final func animateZoom(_ zoom: () -> Void) {
      guard let view = zoomedView, let animated = self as? any AnimatedZoom else { return zoom() }
      delegate?.scrollViewWillBeginZooming(self, with: view)
      animated.animate(zoom: zoom) { [weak self, weak view] in
        guard let self else { return }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      }
    }

    /// Scales the content by the fingers of a pinch that began at a place of the scroll view.
    package final func pinch(by magnification: CGFloat, from place: CGPoint) {
      guard let view = zoomedView else { return }
      if pinch?.place != place {
        pinch = ZoomPinch(
          scale: view.zoomedScale, place: place, point: point(at: place, of: view))
        delegate?.scrollViewWillBeginZooming(self, with: view)
      }
      guard let pinch, limited(pinch.scale * magnification) != view.zoomedScale else { return }
      zoom(view, to: pinch.scale * magnification, showing: pinch.point, at: place)
    }

    /// Ends the pinch that scales the content.
    package final func endPinch() {
      guard pinch != nil else { return }
      pinch = nil
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      noteUnobservedChange()
    }

    /// Returns the nearest scale within the limits.
    private func limited(_ scale: CGFloat) -> CGFloat {
      guard scale.isFinite, scale > 0 else { return zoomScale }
      return max(min(scale, maximumZoomScale), minimumZoomScale, Self.leastScale)
    }
    private static let leastScale: CGFloat = 0.0001

    /// Returns the point of a view in the content at a place of the scroll view.
    private func point(at place: CGPoint, of view: UIView) -> CGPoint {
      let offset = contentOffset
      return view.convert(CGPoint(x: offset.x + place.x, y: offset.y + place.y), from: self)
    }

    /// Gives a view a scale, and its content the offset at which a point of it is at a place of the
    /// scroll view, or nearest to it.
    private func zoom(
      _ view: UIView, to scale: CGFloat, showing point: CGPoint, at place: CGPoint
    ) {
      let (scale, origin) = (limited(scale), view.frame.origin)
      let size = view.bounds.size
      let isNew = scale != view.zoomedScale
      if isNew {
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(
          x: origin.x + anchor.x * size.width * scale,
          y: origin.y + anchor.y * size.height * scale)
        contentSize = CGSize(width: size.width * scale, height: size.height * scale)
      }
      let wanted = CGPoint(
        x: origin.x + (point.x - view.bounds.minX) * scale - place.x,
        y: origin.y + (point.y - view.bounds.minY) * scale - place.y)
      let shown = withinContent(wanted)
      setZoomOffset(shown)
      guard isNew else { return }
      delegate?.scrollViewDidZoom(self)
      // The delegate may have changed the insets.
      let end = withinContent(wanted)
      if contentOffset == shown, end != shown { setZoomOffset(end) }
    }

    /// Returns the nearest offset that shows nothing beyond the content and its insets.
    private func withinContent(_ offset: CGPoint) -> CGPoint {
      let insets = adjustedContentInset
      return CGPoint(
        x: max(min(offset.x, contentSize.width + insets.right - bounds.width), -insets.left),
        y: max(min(offset.y, contentSize.height + insets.bottom - bounds.height), -insets.top))
    }
  }
#endif
