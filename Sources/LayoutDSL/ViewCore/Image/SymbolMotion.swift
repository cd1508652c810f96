import Foundation

/// The state of a symbol during an effect, as a function of time.
///
/// Apple publishes no values: durations and amplitudes are estimates.
///
/// Measurements.md#symbol-effects
struct SymbolMotion: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The direction: 1 is upwards, −1 is downwards.
    case bounce(Double)
    case pulse
    case variableColor(isCumulative: Bool, isReversing: Bool, dims: Bool)
    case scale(CGFloat)
    case wiggle(Shake)
    /// The direction: 1 is clockwise, −1 is counterclockwise.
    case rotate(Double)
    case breathe(fades: Bool)
    case appear, disappear
  }

  /// The initial direction of a wiggle.
  enum Shake: Equatable, Sendable {
    case turn(Double)
    case move(CGFloat, CGFloat)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The appearance of a symbol.
  struct Look: Equatable {
    var scale: CGFloat = 1
    var angle = Angle.zero
    /// The offset as a fraction of the symbol's size.
    var offset = CGPoint.zero
    var opacity = 1.0
    /// The range of variable layers that are on, in 0…1; nil for all layers.
    var lit: ClosedRange<Double>?
    var dimsUnlit = true
  }

  /// The duration of one run, in seconds.
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

  /// Whether the symbol keeps its final state while the effect is active, instead of cycling.
  var isLasting: Bool {
    switch kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// Returns the appearance at a fraction of one run, from 0 to 1.
  ///
  /// Unless the effect is lasting, the symbol is at rest at both ends.
  func look(at part: Double) -> Look {
    var look = Look()
    // Rises from 0 to 1 and returns to 0.
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

  /// Returns the smoothstep of a fraction, which eases in and out.
  private func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
