import Codecs
import Drawing
import Rasterizer

/// A gradient for SVG and PDF, with stops dense enough that interpolation in sRGB between them
/// matches the gradient.
struct VectorGradient {
  struct Stop: Equatable {
    /// The location: 0…1, ascending.
    var offset: Double
    /// Straight sRGB, 0…1.
    var red: Double, green: Double, blue: Double, opacity: Double
  }

  private(set) var stops: [Stop] = []

  init(_ stops: [GradientStop]) {
    for (index, stop) in stops.enumerated() {
      let location = Double(stop.location)
      let last = self.stops.last?.offset ?? 0
      let offset = max(last, location.isFinite ? max(0, min(1, location)) : 0)
      if index > 0, offset > last {
        let start = MixableColor(stops[index - 1].color, stops[index - 1].mixture)
        let end = MixableColor(stop.color, stops[index - 1].mixture)
        refine(from: 0, to: 1, depth: 0) { share in
          Stop(start.mixed(with: end, by: share), at: last + (offset - last) * share)
        }
      }
      self.stops.append(Stop(MixableColor(stop.color, stop.mixture), at: offset))
    }
  }

  var isOpaque: Bool { stops.allSatisfy { $0.opacity >= 1 } }

  /// Appends the middle of an interval, recursively, where linear interpolation is too inexact.
  private mutating func refine(
    from low: Double, to high: Double, depth: Int, _ curve: (Double) -> Stop
  ) {
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { share in
      let stop = curve(low + (high - low) * share)
      return stop.isClose(to: curve(low).mixed(with: curve(high), by: share))
    }
    if isStraight || depth == 6 { return }
    let middle = (low + high) / 2
    refine(from: low, to: middle, depth: depth + 1, curve)
    stops.append(curve(middle))
    refine(from: middle, to: high, depth: depth + 1, curve)
  }
}

extension VectorGradient.Stop {
  fileprivate init(_ color: MixableColor, at offset: Double) {
    let value = color.premultiplied()
    let scale = value.alpha > 0 ? 1 / value.alpha : 0
    func part(_ component: Double) -> Double { max(0, min(1, component * scale)) }
    self.init(
      offset: offset, red: part(value.red), green: part(value.green), blue: part(value.blue),
      opacity: value.alpha / 255)
  }

  fileprivate func mixed(with other: Self, by share: Double) -> Self {
    func mixed(_ first: Double, _ last: Double) -> Double { first + (last - first) * share }
    return Self(
      offset: mixed(offset, other.offset), red: mixed(red, other.red),
      green: mixed(green, other.green), blue: mixed(blue, other.blue),
      opacity: mixed(opacity, other.opacity))
  }

  /// Whether the visible difference of each component is less than half an 8-bit step.
  fileprivate func isClose(to other: Self) -> Bool {
    let tolerance = 0.5 / 255
    return abs(opacity - other.opacity) < tolerance
      && max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) * opacity
        < tolerance
  }
}
