import Drawing
import Foundation
import SystemIntegration
import ViewCore

/// A view whose own properties change what it draws, so that it is drawn for each picture.
package protocol DrawnForEachPicture: UIView {}

extension UIControl: DrawnForEachPicture {}
extension UIImageView: DrawnForEachPicture {}
extension UILabel: DrawnForEachPicture {}
extension UITextView: DrawnForEachPicture {}

extension UIView: ContextDrawing {
  package func drawnItems(environment: EnvironmentValues) -> [DisplayItem] {
    let traits = UITraitCollection(environment)
    func draw() -> [DisplayItem] {
      let context = CGContext(size: bounds.size, scale: environment.displayScale, isOpaque: false)
      traits.whileCurrent {
        UIGraphicsPushContext(context)
        layerWillDraw(layer)
        layer.draw(in: context)
        UIGraphicsPopContext()
      }
      return context.displayList.items
    }
    // Other layers draw themselves, with values that animations may change.
    let isStored = type(of: layer) == CALayer.self && !(self is any DrawnForEachPicture)
    let drawn = isStored ? layer.storedItems(of: self, with: traits, draw: draw) : draw()
    let hosted = self as? UIHostingView
    let content = environment.values.images.services == nil ? hosted?.drawnContent() : nil
    return (content ?? []) + drawn
  }
}

// Views declare these again.
extension UIAppearance where Self: UIView {
  /// Draws the view and the views in it into a rectangle of the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows this one as it is now; nil for an empty one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let picture = UIGraphicsImageRenderer(size: bounds.size).image {
      layer.render(in: $0.cgContext)
    }
    let view = UIView(frame: frame)
    view.layer.contents = picture.cgImage
    return view
  }

  /// Returns a view that shows a rectangle of this one as it is now; nil for an empty one.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates), !rect.isEmpty else {
      return nil
    }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    view.addSubview(whole)
    return view
  }
}
