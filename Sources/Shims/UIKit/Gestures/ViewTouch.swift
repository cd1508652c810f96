import Foundation
import ObjectiveCNames
import SystemIntegration

/// A finger on a view that follows fingers itself, or whose controller does.
package final class ViewTouch: UITouch {
  private weak var touchedView: UIView?
  private var place: CGPoint
  private var formerPlace: CGPoint
  private var currentPhase = Phase.began

  package init(_ view: UIView, at point: CGPoint) {
    touchedView = view
    (place, formerPlace) = (point, point)
  }

  override package var view: UIView? { touchedView }
  override package var phase: Phase { currentPhase }
  override package var tapCount: Int { 1 }
  override package var timestamp: TimeInterval { CACurrentMediaTime() }
  override package func location(in view: UIView?) -> CGPoint { converted(place, view) }
  override package func previousLocation(in view: UIView?) -> CGPoint {
    converted(formerPlace, view)
  }

  /// Returns a point of the touched view in another view, or in the window for nil.
  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view === touchedView ? point : touchedView?.convert(point, to: view) ?? point
  }

  package func move(to point: CGPoint, _ phase: Phase) {
    (formerPlace, place, currentPhase) = (place, point, phase)
  }
}

extension UIView {
  /// The object that follows fingers on the view: the view or its controller; nil if neither does.
  ///
  /// `snap` makes the methods known that override those of UIKit.
  var touchReceiver: UIResponder? {
    Self.follows(self) ? self : controller.flatMap { Self.follows($0) ? $0 : nil }
  }

  /// Whether objects of a class override a method that follows fingers.
  private static var followers: [ObjectIdentifier: Bool] = [:]

  private static func follows(_ responder: UIResponder) -> Bool {
    let type = ObjectIdentifier(type(of: responder))
    if let known = followers[type] { return known }
    let names = ["touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)"]
    let follows = names.contains { _ObjectiveCMethods.has(Selector($0), responder) }
    followers[type] = follows
    return follows
  }

  private var currentTouch: ViewTouch? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Tells the object that follows fingers that one came down or moved.
  func followTouch(to point: CGPoint) {
    guard let touch = currentTouch else {
      let touch = ViewTouch(self, at: point)
      currentTouch = touch
      touchReceiver?.touchesBegan([touch], with: UIEvent())
      return
    }
    touch.move(to: point, .moved)
    touchReceiver?.touchesMoved([touch], with: UIEvent())
  }

  /// Tells the object that follows fingers that one was lifted.
  func endTouch(at point: CGPoint) {
    guard let touch = currentTouch else { return }
    touch.move(to: point, .ended)
    touchReceiver?.touchesEnded([touch], with: UIEvent())
    currentTouch = nil
  }
}
