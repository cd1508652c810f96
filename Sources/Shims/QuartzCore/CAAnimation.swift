// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import SystemIntegration
import ViewCore

// Animations of layers, which are drawn at the time of a picture.

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Writes the coordinates of a control point, 0…3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Null represents no action, as in `layer.actions = ["position": NSNull()]`.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Is told when the animation starts, and when its time is over.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]
  /// When a layer took the animation, in seconds.
  var startTime: CFTimeInterval?
  /// The group of changes that waits for the end; nil without one, and after the end.
  fileprivate var group: TransactionGroup?

  public override init() { super.init() }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  /// The part of the way after a time; nil for that of the timing function.
  package var course: ((TimeInterval) -> Double)?
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// The time after which the spring moves by less than a thousandth.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    // The amplitude is e^(−damping/2mass · time), and ln 1000 is 6.9.
    return 6.9 * 2 * Double(mass) / Double(damping)
  }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
    stiffness = frequency * frequency
    damping = 2 * frequency * (1 - min(max(bounce, -1), 1))
    duration = perceptualDuration
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let translate = CAValueFunctionName(rawValue: "translate")
}

open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  public init(name: CAValueFunctionName) { self.name = name }
}

extension CALayer {
  /// Keeps an animation, and tells its delegate when its time is over.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    anim.startTime = CACurrentMediaTime()
    if anim.duration == 0 { anim.duration = CATransaction.animationDuration() }
    anim.group = CATransaction.innermost
    anim.group?.animationDidStart()
    (anim as? CATransition)?.begin(on: self)
    animations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    let runs = max(1, Double(anim.repeatCount)) * (anim.autoreverses ? 2 : 1)
    let length = (anim.repeatDuration > 0 ? anim.repeatDuration : anim.duration * runs)
    let delay = anim.beginTime > 0 ? anim.beginTime - CACurrentMediaTime() : 0
    let end = max(0, delay) + length
    guard end < 1e6 else { return }
    let ending = EndingAnimation(layer: self, animation: anim, key: key)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, end)) { ending.end() }
  }

  /// Removes an animation.
  public func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let animation = animations.remove(at: index).animation as? CAAnimation
    animation?.stop(finished: false)
  }

  /// Removes all animations.
  public func removeAllAnimations() { animations.map(\.key).forEach(removeAnimation) }

  /// The keys of the animations, in order; nil for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Returns an animation; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation as? CAAnimation
  }

  /// Whether content is drawn at the time of the animations.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}

/// The end of an animation, on the main queue.
///
/// An animation that is paused by its speed does not end.
private struct EndingAnimation: @unchecked Sendable {
  weak var layer: CALayer?
  let animation: CAAnimation
  let key: String

  func end() {
    guard animation.speed != 0 else { return }
    guard let layer else { return animation.stop(finished: false) }
    guard layer.animation(forKey: key) === animation else { return }
    if animation.isRemovedOnCompletion {
      layer.animations.removeAll { $0.key == key }
    }
    animation.stop(finished: true)
  }
}

extension CAAnimation {
  /// Tells the delegate and the group of changes that the animation has ended.
  fileprivate func stop(finished: Bool) {
    delegate?.animationDidStop(self, finished: finished)
    group?.animationDidStop()
    group = nil
  }
}
