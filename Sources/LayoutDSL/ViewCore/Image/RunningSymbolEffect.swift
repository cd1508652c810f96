import Foundation

/// A symbol effect in progress.
struct RunningSymbolEffect: Equatable {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  /// The start time, on the clock of the screen.
  let start: TimeInterval
  /// The end time, if the effect has ended; a lasting effect then reverses.
  var end: TimeInterval?
  /// The number of runs; nil while the effect is active.
  let count: Int?

  /// Returns the appearance at a time.
  func look(at time: TimeInterval) -> SymbolMotion.Look {
    let duration = motion.duration
    let elapsed = max(time - start, 0) * options.rate
    if motion.isLasting {
      let reached = min(elapsed / duration, 1)
      guard let end else { return motion.look(at: reached) }
      let back = min(max(time - end, 0) * options.rate / duration, 1)
      return motion.look(at: max(min(max(end - start, 0) * options.rate / duration, 1) - back, 0))
    }
    let period = duration + options.pause
    var runs = (elapsed / period + Tolerance.periods).rounded(.down)
    var part = min((elapsed - runs * period) / duration, 1)
    if let last = lastRun, runs > last { (runs, part) = (last, 1) }
    return motion.look(at: max(part, 0))
  }

  /// The index of the last run; an effect that ends finishes its current run.
  private var lastRun: Double? {
    if let count { return Double(count - 1) }
    guard let end else { return nil }
    let period = motion.duration + options.pause
    return (max(end - start, 0) * options.rate / period - Tolerance.periods).rounded(.down)
  }

  /// The time at which the symbol comes to rest; nil if it is unknown.
  var rest: TimeInterval? {
    guard options.rate > 0 else { return nil }
    if motion.isLasting { return (end ?? start) + motion.duration / options.rate }
    let period = motion.duration + options.pause
    return lastRun.map { start + max($0 + 1, 0) * period / options.rate }
  }
}
