import LayoutDSL

/// A gradient in the terms of SVG and PDF: stops so close that colours mixed in sRGB between them
/// are those mixed in Oklab.
struct VectorGradient {
  struct Stop: Equatable {
    /// 0…1, ascending.
    var offset: Double
    /// Straight sRGB, 0…1.
    var red: Double, green: Double, blue: Double, opacity: Double
  }

  private(set) var stops: [Stop] = []

  init(_ stops: [GradientStop]) {
    var last = 0.0
    var previous: (offset: Double, color: Oklab)?
    for stop in stops {
      let location = Double(stop.location)
      let offset = max(last, location.isFinite ? max(0, min(1, location)) : 0)
      let color = Oklab(stop.color)
      if let previous, offset > previous.offset {
        let pieces = max(1, min(16, Int((offset - previous.offset) * 32)))
        for piece in 1..<max(2, pieces) where piece < pieces {
          let share = Double(piece) / Double(pieces)
          append(
            previous.color.mixed(with: color, by: share),
            previous.offset + (offset - previous.offset) * share)
        }
      }
      append(color, offset)
      previous = (offset, color)
      last = offset
    }
  }

  var isOpaque: Bool { stops.allSatisfy { $0.opacity >= 1 } }

  private mutating func append(_ color: Oklab, _ offset: Double) {
    let value = color.premultiplied()
    let scale = value.alpha > 0 ? 1 / value.alpha : 0
    func part(_ component: Double) -> Double { max(0, min(1, component * scale)) }
    stops.append(
      Stop(
        offset: offset, red: part(value.red), green: part(value.green), blue: part(value.blue),
        opacity: value.alpha / 255))
  }
}
