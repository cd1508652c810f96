import CoreGraphics
import Foundation
import QuartzCore
import SystemIntegration

/// A change of a property of a view that an animation moves.
@MainActor struct ViewChange {
  let view: UIView
  /// The key path of the property in the layer.
  let path: String
  /// The value before the change.
  let own: Any
  /// The value that was on the screen, which differs while another animation runs.
  let from: Any
  let to: Any

  /// Makes changes, and returns those of properties that animations move, in order.
  static func made(by changes: () -> Void) -> [ViewChange] {
    let record = ViewChangeRecord()
    changes()
    return record.end()
  }

  /// The value on the screen now.
  var shown: Any { view.layer.whileAnimated { ViewLook(view)[path] } }

  /// Gives the view a value, without the animation.
  func set(_ value: Any) {
    view.layer.removeAnimation(forKey: path)
    switch value {
    case let position as CGPoint: view.center = position
    case let bounds as CGRect: view.bounds = bounds
    case let transform as CATransform3D: view.layer.transform = transform
    case let opacity as Float: view.layer.opacity = opacity
    case let color as CGColor: view.backgroundColor = UIColor(cgColor: color)
    default: break
    }
  }
}

/// The views that change, with their looks before, from its creation until its end.
@MainActor final class ViewChangeRecord {
  private var looks: [(view: UIView, own: ViewLook, shown: ViewLook)] = []
  private var seen: Set<ObjectIdentifier> = []
  private let former = UIView.willChange

  init() {
    UIView.willChange = { [weak self] in self?.note($0) }
  }

  private func note(_ view: UIView) {
    guard seen.insert(ObjectIdentifier(view)).inserted else { return }
    looks.append((view, ViewLook(view), view.layer.whileAnimated { ViewLook(view) }))
  }

  /// Returns the changes of properties that animations move, in order; none without animations.
  func end() -> [ViewChange] {
    UIView.willChange = former
    guard UIView.areAnimationsEnabled else { return [] }
    return looks.flatMap { view, own, shown in
      let new = ViewLook(view)
      return own.paths(thatDifferFrom: new).map {
        ViewChange(view: view, path: $0, own: own[$0], from: shown[$0], to: new[$0])
      }
    }
  }
}

/// The values of the properties of a view that animations move.
@MainActor private struct ViewLook {
  private let position: CGPoint
  private let bounds: CGRect
  private let transform: CATransform3D
  private let opacity: Float
  private let background: UIColor?
  private let moving: CGColor?

  init(_ view: UIView) {
    let layer = view.layer
    (position, bounds, transform) = (layer.position, layer.bounds, layer.transform)
    (opacity, background) = (layer.opacity, view.backgroundColor)
    moving = layer.animatedFill as? CGColor
  }

  func paths(thatDifferFrom other: ViewLook) -> [String] {
    var paths: [String] = []
    // A view without a place yet does not come from the origin.
    if bounds.isEmpty, position == .zero { return paths }
    if position != other.position { paths.append("position") }
    if bounds != other.bounds { paths.append("bounds") }
    if !CATransform3DEqualToTransform(transform, other.transform) { paths.append("transform") }
    if opacity != other.opacity { paths.append("opacity") }
    if background != other.background { paths.append("backgroundColor") }
    return paths
  }

  subscript(path: String) -> Any {
    switch path {
    case "position": position
    case "bounds": bounds
    case "transform": transform
    case "opacity": opacity
    default: moving ?? (background ?? .clear).cgColor
    }
  }
}
