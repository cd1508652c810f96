// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation
import QuartzCore

/// The course of an animation: `UICubicTimingParameters` or `UISpringTimingParameters`.
@MainActor @preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  let spring: ViewSpring
  public init(dampingRatio ratio: CGFloat) {
    (initialVelocity, spring) = (.zero, .settling(dampingRatio: ratio, velocity: 0))
  }
  public init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    spring = .perceptual(duration: duration, bounce: bounce, velocity: velocity.dx)
  }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    spring = .settling(dampingRatio: ratio, velocity: velocity.dx)
  }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    spring = .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
  }
}

extension UIView.AnimationCurve {
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
    case .linear: (.zero, CGPoint(x: 1, y: 1))
    }
  }
}
