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
