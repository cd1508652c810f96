#if os(Linux) || !canImport(UIKit)
  import Drawing
  import Foundation

  extension CGAffineTransform {
    /// The mapping of the coordinates of one view or layer to those of another, by the mappings of
    /// each to the one around it, from the inside out.
    ///
    /// The coordinates of one that has been scaled to nothing are those of the outermost one.
    init(from own: some Sequence<CGAffineTransform>, to other: some Sequence<CGAffineTransform>) {
      let ownToTop = own.reduce(CGAffineTransform.identity) { $0.concatenating($1) }
      let otherToTop = other.reduce(CGAffineTransform.identity) { $0.concatenating($1) }
      self = ownToTop.concatenating(otherToTop.inverted())
    }
  }

  extension CALayer {
    /// The mapping of own coordinates to those of the superlayer.
    var mappingToSuperlayer: CGAffineTransform {
      let (transform, bounds) = (affineTransform(), bounds)
      guard !transform.isIdentity else {
        return CGAffineTransform(
          translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      }
      return CGAffineTransform(
        translationX: -bounds.minX - anchorPoint.x * bounds.width,
        y: -bounds.minY - anchorPoint.y * bounds.height
      )
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The mappings to the superlayer and beyond it.
    private var mappings: [CGAffineTransform] {
      sequence(first: self, next: \.superlayer).map(\.mappingToSuperlayer)
    }

    /// The mapping of own coordinates to those of a layer, or of the outermost one for nil.
    func mapping(to layer: CALayer?) -> CGAffineTransform {
      CGAffineTransform(from: mappings, to: layer?.mappings ?? [])
    }
  }

  extension UIView {
    /// The mappings to the superview and beyond it, to the window.
    private var mappings: [CGAffineTransform] {
      sequence(first: self, next: \.superview).map { view in
        // A scroll view has the frame and the bounds of what it represents.
        guard view.transform.isIdentity else { return view.layer.mappingToSuperlayer }
        let (frame, bounds) = (view.frame, view.bounds)
        return CGAffineTransform(
          translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      }
    }

    /// The mapping of own coordinates to those of a view, or of the window for nil.
    func mapping(to view: UIView?) -> CGAffineTransform {
      CGAffineTransform(from: mappings, to: view?.mappings ?? [])
    }
  }
#endif
