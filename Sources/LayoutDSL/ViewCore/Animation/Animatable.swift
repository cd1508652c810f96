import Foundation

/// A type whose values can be interpolated by an animation.
///
/// While an animation runs, the engine sets `animatableData` to values between the old one and the
/// new one, or beyond them if the animation overshoots.
public protocol Animatable {
  /// The type of `animatableData`.
  associatedtype AnimatableData: VectorArithmetic

  /// The interpolated part of the value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data of a type that does not animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// The value animates as itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The value animates as itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The value animates as itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The x and y coordinates as animatable data.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and height as animatable data.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and size as animatable data.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// The number of units of animatable data that represent 1 in a quantity of magnitude near 1, such
/// as an angle in radians or a fraction of a view.
///
/// With this scale, such a quantity settles with the same visible precision as one in points.
package let unitAnimationScale = 128.0
