import CoreGraphics
import Drawing
import Foundation
import SystemIntegration
import ViewCore

/// A property of a layer that an animation changes, by its key path.
struct AnimatedProperty {
  let value: () -> Any?
  let set: (Any?) -> Void

  private init(value: @escaping () -> Any?, set: @escaping (Any?) -> Void) {
    (self.value, self.set) = (value, set)
  }

  private init<L: CALayer>(_ layer: L, _ path: ReferenceWritableKeyPath<L, CGFloat>) {
    value = { layer[keyPath: path] }
    set = { number($0).map { layer[keyPath: path] = $0 } }
  }

  private init<L: CALayer>(_ layer: L, float path: ReferenceWritableKeyPath<L, Float>) {
    value = { layer[keyPath: path] }
    set = { number($0).map { layer[keyPath: path] = Float($0) } }
  }

  private init<L: CALayer, Value>(_ layer: L, object path: ReferenceWritableKeyPath<L, Value>) {
    value = { layer[keyPath: path] }
    set = { ($0 as? Value).map { layer[keyPath: path] = $0 } }
  }

  /// Returns nil for a path that no animation is drawn for.
  init?(_ path: String, of layer: CALayer) {
    switch path {
    case "opacity": self.init(layer, float: \.opacity)
    case "shadowOpacity": self.init(layer, float: \.shadowOpacity)
    case "shadowRadius": self.init(layer, \.shadowRadius)
    case "shadowOffset": self.init(layer, object: \.shadowOffset)
    case "shadowColor": self.init(layer, object: \.shadowColor)
    case "shadowPath": self.init(layer, object: \.shadowPath)
    case "cornerRadius": self.init(layer, \.cornerRadius)
    case "borderWidth": self.init(layer, \.borderWidth)
    case "borderColor": self.init(layer, object: \.borderColor)
    case "backgroundColor": self.init(layer, object: \.shownBackgroundColor)
    case "contents": self.init(layer, object: \.contents)
    case "position": self.init(layer, object: \.position)
    case "position.x": self.init(layer, \.position.x)
    case "position.y": self.init(layer, \.position.y)
    case "anchorPoint": self.init(layer, object: \.anchorPoint)
    case "zPosition": self.init(layer, \.zPosition)
    case "bounds": self.init(layer, object: \.bounds)
    case "bounds.origin": self.init(layer, object: \.bounds.origin)
    case "bounds.size": self.init(layer, object: \.bounds.size)
    case "bounds.size.width": self.init(layer, \.bounds.size.width)
    case "bounds.size.height": self.init(layer, \.bounds.size.height)
    case "transform": self.init(layer, object: \.transform)
    case "transform.rotation", "transform.rotation.z": self.init(layer, \.turn)
    case "transform.rotation.x": self.init(layer, turnAround: (1, 0, 0))
    case "transform.rotation.y": self.init(layer, turnAround: (0, 1, 0))
    case "transform.scale": self.init(layer, \.scale)
    case "transform.scale.x": self.init(layer, \.scaleX)
    case "transform.scale.y": self.init(layer, \.scaleY)
    case "transform.translation": self.init(layer, object: \.translation)
    case "transform.translation.x": self.init(layer, \.transform.m41)
    case "transform.translation.y": self.init(layer, \.transform.m42)
    default:
      if let shape = layer as? CAShapeLayer {
        self.init(path, ofShape: shape)
      } else if let gradient = layer as? CAGradientLayer {
        self.init(path, ofGradient: gradient)
      } else {
        return nil
      }
    }
  }

  private init?(_ path: String, ofShape layer: CAShapeLayer) {
    switch path {
    case "path": self.init(layer, object: \.path)
    case "strokeStart": self.init(layer, \.strokeStart)
    case "strokeEnd": self.init(layer, \.strokeEnd)
    case "lineWidth": self.init(layer, \.lineWidth)
    case "lineDashPhase": self.init(layer, \.lineDashPhase)
    case "miterLimit": self.init(layer, \.miterLimit)
    case "fillColor": self.init(layer, object: \.fillColor)
    case "strokeColor": self.init(layer, object: \.strokeColor)
    default: return nil
    }
  }

  private init?(_ path: String, ofGradient layer: CAGradientLayer) {
    switch path {
    case "colors": self.init(layer, object: \.colors)
    case "locations":
      self.init {
        layer.locations
      } set: { value in
        layer.locations = (value as? [Any])?.compactMap {
          number($0).map { NSNumber(value: Double($0)) }
        }
      }
    case "startPoint": self.init(layer, object: \.startPoint)
    case "endPoint": self.init(layer, object: \.endPoint)
    default: return nil
    }
  }

  /// A turn around an axis in front of the transform of the layer.
  private init(_ layer: CALayer, turnAround axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let own = layer.transform
    value = { CGFloat(0) }
    set = { value in
      let angle = number(value) ?? 0
      layer.transform =
        angle == 0 ? own : CATransform3DRotate(own, angle, axis.x, axis.y, axis.z)
    }
  }
}

private func number(_ value: Any?) -> CGFloat? {
  value.flatMap { AnimatedValue($0)?.numbers.first }.map { CGFloat($0) }
}

extension CALayer {
  fileprivate var shownBackgroundColor: CGColor? {
    get { animatedFill as? CGColor ?? backgroundColor }
    set { animatedFill = newValue === backgroundColor ? nil : newValue }
  }

  /// The turn of the plane, in radians.
  fileprivate var turn: CGFloat {
    get { deterministicArcTangent(transform.m12, transform.m11) }
    set { setPlane(turn: newValue, scaleX: scaleX, scaleY: scaleY) }
  }

  fileprivate var scale: CGFloat {
    get { scaleX }
    set { setPlane(turn: turn, scaleX: newValue, scaleY: newValue) }
  }

  fileprivate var scaleX: CGFloat {
    get { (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot() }
    set { setPlane(turn: turn, scaleX: newValue, scaleY: scaleY) }
  }

  fileprivate var scaleY: CGFloat {
    get { (transform.m21 * transform.m21 + transform.m22 * transform.m22).squareRoot() }
    set { setPlane(turn: turn, scaleX: scaleX, scaleY: newValue) }
  }

  fileprivate var translation: CGSize {
    get { CGSize(width: transform.m41, height: transform.m42) }
    set { (transform.m41, transform.m42) = (newValue.width, newValue.height) }
  }

  private func setPlane(turn: CGFloat, scaleX: CGFloat, scaleY: CGFloat) {
    let unit = deterministicSineCosine(turn)
    (transform.m11, transform.m12) = (unit.cosine * scaleX, unit.sine * scaleX)
    (transform.m21, transform.m22) = (-unit.sine * scaleY, unit.cosine * scaleY)
  }
}
