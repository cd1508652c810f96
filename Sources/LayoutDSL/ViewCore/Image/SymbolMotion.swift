import Foundation

/// What an effect does with a symbol, as a function of time.
///
/// Apple publishes no figures: lengths and amounts are set by eye.
struct SymbolMotion: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Upwards for 1, downwards for −1.
    case bounce(Double)
    case pulse
    case variableColor(isCumulative: Bool, isReversing: Bool, dims: Bool)
    case scale(CGFloat)
    case wiggle(Shake)
    /// Clockwise for 1, counterclockwise for −1.
    case rotate(Double)
    case breathe(fades: Bool)
    case appear, disappear
  }

  /// Which way a symbol shakes first.
  enum Shake: Equatable, Sendable {
    case turn(Double)
    case move(CGFloat, CGFloat)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// How a symbol looks.
  struct Look: Equatable {
    var scale: CGFloat = 1
    var angle = Angle.zero
    /// In parts of the symbol's size.
    var offset = CGPoint.zero
    var opacity = 1.0
    /// Which parts of the symbol are on, from 0 to 1; nil for all.
    var lit: ClosedRange<Double>?
    var dimsUnlit = true
  }

  /// The seconds that one run takes.
  var duration: Double {
    switch kind {
    case .bounce: 0.6
    case .pulse: 1.5
    case .variableColor: 1.2
    case .scale, .appear, .disappear: 0.3
    case .wiggle: 0.8
    case .rotate: 1
    case .breathe: 3
    }
  }

  /// Whether the symbol stays as it comes to look while the effect is active, instead of moving.
  var isLasting: Bool {
    switch kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// How the symbol looks at a part of one run, from 0 to 1; at rest at both ends, unless the effect
  /// is lasting.
  func look(at part: Double) -> Look {
    var look = Look()
    // From 0 to 1 and back.
    let swell = (1 - deterministicSineCosine(2 * .pi * part).cosine) / 2
    switch kind {
    case .bounce(let direction):
      let height =
        part < 0.35
        ? 0.2 * eased(part / 0.35)
        : part < 0.75
          ? 0.2 - 0.25 * eased((part - 0.35) / 0.4) : -0.05 + 0.05 * eased((part - 0.75) / 0.25)
      look.scale = 1 + direction * height
    case .pulse: look.opacity = 1 - 0.65 * swell
    case .variableColor(let isCumulative, let isReversing, let dims):
      let way = isReversing ? 1 - abs(2 * part - 1) : part
      look.lit = part <= 0 || part >= 1 ? nil : (isCumulative ? 0 : way)...way
      look.dimsUnlit = dims
    case .scale(let scale): look.scale = 1 + (scale - 1) * eased(part)
    case .wiggle(let shake):
      let swing = deterministicSineCosine(4 * .pi * part).sine * (1 - part)
      switch shake {
      case .turn(let direction): look.angle = .degrees(14 * direction * swing)
      case .move(let x, let y): look.offset = CGPoint(x: 0.15 * x * swing, y: 0.15 * y * swing)
      }
    case .rotate(let direction): look.angle = .degrees(360 * direction * part)
    case .breathe(let fades):
      look.scale = 1 + 0.12 * swell
      look.opacity = fades ? 1 - 0.3 * swell : 1
    case .appear:
      look.opacity = eased(part)
      look.scale = 0.5 + 0.5 * eased(part)
    case .disappear:
      look.opacity = 1 - eased(part)
      look.scale = 1 - 0.5 * eased(part)
    }
    return look
  }

  /// A way from 0 to 1 that begins and ends slowly.
  private func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}

/// An effect under way.
struct RunningSymbolEffect: Equatable {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  /// When it began, by the clock of the screen.
  let start: TimeInterval
  /// When it was ended, if it was; one that lasts goes back from then on.
  var end: TimeInterval?
  /// How often it runs; nil for as long as it is active.
  let count: Int?

  /// How the symbol looks at a time.
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
    var runs = (elapsed / period + 1e-9).rounded(.down)
    var part = min((elapsed - runs * period) / duration, 1)
    if let last = lastRun, runs > last { (runs, part) = (last, 1) }
    return motion.look(at: max(part, 0))
  }

  /// The run that is the last, counted from 0: one that is under way as the effect ends is finished.
  private var lastRun: Double? {
    if let count { return Double(count - 1) }
    guard let end else { return nil }
    let period = motion.duration + options.pause
    return (max(end - start, 0) * options.rate / period - 1e-9).rounded(.down)
  }

  /// When nothing moves any more; nil if that is not known.
  var rest: TimeInterval? {
    guard options.rate > 0 else { return nil }
    if motion.isLasting { return (end ?? start) + motion.duration / options.rate }
    let period = motion.duration + options.pause
    return lastRun.map { start + max($0 + 1, 0) * period / options.rate }
  }
}
