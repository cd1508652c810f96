import Foundation

/// An animation of a symbol.
public protocol SymbolEffect {}

/// A symbol effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that the engine animates.
protocol MovingSymbolEffect: SymbolEffect {
  var motion: SymbolMotion { get }
}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The number of runs; nil for the default of the effect.
  var count: Int?
  var repeatsForever = false
  var rate = 1.0
  /// The pause between two runs, in seconds.
  var pause = 0.0

  /// The default repetition and speed.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat the effect indefinitely.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Options that run the effect once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// Returns options that repeat the effect a number of times; nil repeats it indefinitely.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Returns options that repeat the effect with a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Returns options with a factor of the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// A copy that repeats the effect indefinitely.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }

  /// A copy that runs the effect once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Returns a copy that repeats the effect a number of times; nil repeats it indefinitely.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max($0, 1) }
    options.repeatsForever = count == nil
    return options
  }

  /// Returns a copy that repeats the effect with a behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.pause = behavior.pause
    return options
  }

  /// Returns a copy with a factor of the default speed.
  ///
  /// Negative factors are 0, and a factor that is not finite is 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed.isFinite ? max(speed, 0) : 1
    return options
  }

  /// The count and the pauses of repetitions.
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?
    let pause: Double

    /// Repeats indefinitely, without pauses.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// Repeats indefinitely, with the default pause.
    public static var periodic: RepeatBehavior { periodic(nil) }

    /// Repeats a number of times with a pause in seconds.
    ///
    /// A nil count repeats indefinitely, and the default pause is 0.5 seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, pause: max(delay ?? 0.5, 0))
    }
  }
}

/// An effect that scales a symbol up or down briefly.
public struct BounceSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// A bounce that scales up first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// A bounce that scales down first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Has no effect: all layers bounce together.
  public var byLayer: BounceSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.bounce(isDown ? -1 : 1)) }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers pulse together.
  public var byLayer: PulseSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.pulse) }
}

/// An effect that changes the opacity of the variable layers of a symbol in sequence.
public struct VariableColorSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var isCumulative = false
  private var isReversing = false
  private var dims = true

  /// Keeps each layer on until all layers are on.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  /// Turns on one layer at a time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  /// Runs the sequence forwards, then backwards.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  /// Runs the sequence forwards, then restarts it.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  /// Dims the layers that are off.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.dims = true } }
  /// Hides the layers that are off.
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

/// An effect that changes the scale of a symbol while it is active.
public struct ScaleSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// Scales the symbol up.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// Scales the symbol down.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// Has no effect: all layers scale together.
  public var byLayer: ScaleSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.scale(isDown ? 0.8 : 1.25)) }
}

/// An effect that moves or rotates a symbol back and forth.
public struct WiggleSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var shake = SymbolMotion.Shake.turn(1)

  /// A horizontal wiggle that starts to the left.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(-1, 0)) }
  /// A horizontal wiggle that starts to the right.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(1, 0)) }
  /// A vertical wiggle that starts upwards.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(0, -1)) }
  /// A vertical wiggle that starts downwards.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(shake: .move(0, 1)) }
  /// A rotation about the centre that starts clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(shake: .turn(1)) }
  /// A rotation about the centre that starts counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(shake: .turn(-1)) }
  /// Has no effect: all layers wiggle together.
  public var byLayer: WiggleSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.wiggle(shake)) }
}

/// An effect that rotates a symbol about its centre.
public struct RotateSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isReversed = false

  /// A clockwise rotation.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// A counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isReversed: true) }
  /// Has no effect: all layers rotate together.
  public var byLayer: RotateSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.rotate(isReversed ? -1 : 1)) }
}

/// An effect that scales a symbol slowly up and down.
public struct BreatheSymbolEffect: MovingSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var fades = true

  /// Breathing without a change of opacity.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// Breathing with a change of opacity.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
  /// Has no effect: all layers breathe together.
  public var byLayer: BreatheSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.breathe(fades: fades)) }
}

/// An effect that fades in and scales up a hidden symbol.
public struct AppearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers appear together.
  public var byLayer: AppearSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.appear) }
}

/// An effect that fades out and scales down a symbol, which keeps its space in the layout.
public struct DisappearSymbolEffect: MovingSymbolEffect, IndefiniteSymbolEffect {
  /// Has no effect: all layers disappear together.
  public var byLayer: DisappearSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }
  var motion: SymbolMotion { SymbolMotion(.disappear) }
}

/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The old symbol scales down, then the new one scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both symbols scale up; drawn as `downUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol disappears immediately; drawn as `downUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// Has no effect: all layers are replaced together.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Animates the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol up briefly.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that changes the opacity of the variable layers of a symbol in sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that changes the scale of a symbol while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves or rotates a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol about its centre.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that scales a symbol slowly up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that fades in and scales up a hidden symbol.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that fades out and scales down a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
