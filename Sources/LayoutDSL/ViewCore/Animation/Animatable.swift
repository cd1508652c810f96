import Foundation

/// A type that describes how to animate one of its properties.
///
/// While an animation runs, the engine sets `animatableData` to values between the old and the
/// new one.
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
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
  /// No data: the type does not animate.
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
  /// The coordinates as data to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The dimensions as data to animate.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and size as data to animate.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// How many units of animatable data make one whole of a quantity that lives near 1 (an angle in
/// radians, a fraction of a view), so that it settles with the same visible precision as points.
package let unitAnimationScale = 128.0
