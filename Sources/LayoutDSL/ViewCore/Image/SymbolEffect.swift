import Foundation

/// An animation of a symbol.
public protocol SymbolEffect {}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect that the engine knows.
protocol MovingSymbolEffect: SymbolEffect {
  var motion: SymbolMotion { get }
}

/// How an effect runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// Nil for as often as the effect runs by itself.
  var count: Int?
  var repeatsForever = false
  var rate = 1.0
  /// Seconds between two runs.
  var pause = 0.0

  /// As the effect runs by itself.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// A number of times; nil for again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Again and again, or a number of times.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Faster or slower than by itself.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// These options, again and again.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }

  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// These options, a number of times; nil for again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max($0, 1) }
    options.repeatsForever = count == nil
    return options
  }

  /// These options, again and again or a number of times.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.pause = behavior.pause
    return options
  }

  /// These options, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed.isFinite ? max(speed, 0) : 1
    return options
  }

  /// How an effect repeats.
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?
    let pause: Double

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// With pauses.
    public static var periodic: RepeatBehavior { periodic(nil) }

    /// A number of times, with pauses of some seconds between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, pause: max(delay ?? 0.5, 0))
    }
  }
}

/// A jump.
public struct BounceSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// A jump upwards.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// A jump downwards.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Layer by layer; here, as a whole.
  public var byLayer: BounceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.bounce(isDown ? -1 : 1)) }
}

/// A fading in and out.
public struct PulseSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer; here, as a whole.
  public var byLayer: PulseSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.pulse) }
}

/// A wave of opacity through the parts of a symbol.
public struct VariableColorSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isCumulative = false
  private var isReversing = false
  private var dims = true

  /// Each part stays until all are shown.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// One part after the other.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// There, and from the start again.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Parts that are off are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.dims = true } }
  /// Parts that are off are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.dims = false } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  var motion: SymbolMotion {
    SymbolMotion(
      .variableColor(isCumulative: isCumulative, isReversing: isReversing, dims: dims))
  }
}

/// A change of scale.
public struct ScaleSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// Layer by layer; here, as a whole.
  public var byLayer: ScaleSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.scale(isDown ? 0.8 : 1.25)) }
}

/// A shaking.
public struct WiggleSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var shake = SymbolMotion.Shake.turn(1)

  /// To the left and right, first to the left.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(-1, 0)) }
  /// To the left and right, first to the right.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(1, 0)) }
  /// Up and down, first up.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(0, -1)) }
  /// Up and down, first down.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(0, 1)) }
  /// Around the middle, first clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(shake: .turn(1)) }
  /// Around the middle, first counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(shake: .turn(-1)) }
  /// Layer by layer; here, as a whole.
  public var byLayer: WiggleSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.wiggle(shake)) }
}

/// A turning.
public struct RotateSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isReversed = false

  /// As the hands of a clock go.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// Against the hands of a clock.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isReversed: true) }
  /// Layer by layer; here, as a whole.
  public var byLayer: RotateSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.rotate(isReversed ? -1 : 1)) }
}

/// A slow growing and shrinking.
public struct BreatheSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var fades = true

  /// Without fading.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// With fading.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  /// Layer by layer; here, as a whole.
  public var byLayer: BreatheSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.breathe(fades: fades)) }
}

/// A coming, by growing.
public struct AppearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer; here, as a whole.
  public var byLayer: AppearSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.appear) }
}

/// A leaving, by shrinking; the symbol keeps its place.
public struct DisappearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer; here, as a whole.
  public var byLayer: DisappearSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.disappear) }
}

/// A symbol that makes way for another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both grow; here, as `downUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol goes at once; here, as `downUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// Layer by layer; here, as a whole.
  public var byLayer: ReplaceSymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that makes way for another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A fading in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A wave of opacity through the parts of a symbol.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of scale.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A shaking.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A coming, by growing.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A leaving, by shrinking.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
