import Foundation

/// A rectangle with coordinates of its own, which are converted to those of another one.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Returns a point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Returns a point of this view in another view; in another space, the point in the window.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view)
  }
  /// Returns a point of another view in this one; a point of another space is one of the window.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view)
  }
  /// Returns a rectangle of this view in another view; in another space, that in the window.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view)
  }
  /// Returns a rectangle of another view in this one; that of another space is one of the window.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen, which does not turn with the device; here it is that of the screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Returns a point of the screen in a view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view?.convert(point, from: nil as UIView?) ?? point
  }
  /// Returns a point of a view on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view?.convert(point, to: nil as UIView?) ?? point
  }
  /// Returns a rectangle of the screen in a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view?.convert(rect, from: nil as UIView?) ?? rect
  }
  /// Returns a rectangle of a view on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view?.convert(rect, to: nil as UIView?) ?? rect
  }
}

extension UICoordinateSpace {
  /// The space as a view; nil for that of a screen.
  fileprivate var view: UIView? { self as? UIView }
}
