import Drawing

/// The colours of a gradient at points so dense that linear interpolation between them suffices.
struct GradientRamp {
  struct Point {
    /// The position: 0…1, ascending; two points at one position make a hard edge.
    var position: Double
    var color: PremultipliedColor
  }

  private(set) var points: [Point] = []
  /// The largest change of a component per unit of position.
  private(set) var steepness = 0.0
  private(set) var hasEdges = false

  /// The largest deviation of a straight line from the curve, in 1/255.
  private static let tolerance = 0.15

  init(_ stops: [GradientStop]) {
    for (index, stop) in stops.enumerated() {
      let location = Double(stop.location)
      let position = max(
        points.last?.position ?? 0, location.isFinite ? max(0, min(1, location)) : 0)
      let point = Point(position: position, color: PremultipliedColor(stop.color))
      if let last = points.last {
        if position > last.position {
          append(Curve(stops[index - 1], stop, from: last.position, to: position), to: point)
        } else if last.color.distance(to: point.color) > 0 {
          hasEdges = true
        }
      }
      points.append(point)
    }
  }

  /// Appends the points between the last point and that of the next stop.
  private mutating func append(_ curve: Curve, to end: Point) {
    guard let start = points.last else { return }
    let distance = start.color.distance(to: end.color)
    if distance == 0 && curve.isConstant { return }
    let pieces = distance > 24 || !curve.isWithinGamut ? 8 : 2
    var low = start
    for piece in 1...pieces {
      let high = piece == pieces ? end : curve.point(at: Double(piece) / Double(pieces))
      refine(curve, low, Double(piece - 1) / Double(pieces), high, 1 / Double(pieces), depth: 0)
      if piece < pieces { points.append(high) }
      low = high
    }
  }

  /// Appends points between two points until straight lines are accurate enough.
  private mutating func refine(
    _ curve: Curve, _ low: Point, _ share: Double, _ high: Point, _ span: Double, depth: Int
  ) {
    let middle = curve.point(at: share + span / 2)
    if depth < 10, middle.color.distance(to: low.color, high.color) > Self.tolerance {
      refine(curve, low, share, middle, span / 2, depth: depth + 1)
      points.append(middle)
      refine(curve, middle, share + span / 2, high, span / 2, depth: depth + 1)
    } else if high.position > low.position {
      let pace = low.color.distance(to: high.color) / (high.position - low.position)
      if pace > steepness { steepness = pace }
    }
  }
}

/// The colours from one stop to the next.
private struct Curve {
  let first: MixableColor, last: MixableColor
  let start: Double, span: Double
  let isConstant: Bool
  /// Whether both ends are in the gamut of sRGB.
  let isWithinGamut: Bool

  init(_ first: GradientStop, _ last: GradientStop, from start: Double, to end: Double) {
    self.first = MixableColor(first.color, first.mixture)
    self.last = MixableColor(last.color, first.mixture)
    self.start = start
    span = end - start
    isConstant = first.color == last.color
    isWithinGamut = first.color.isWithinGamut && last.color.isWithinGamut
  }

  func point(at share: Double) -> GradientRamp.Point {
    GradientRamp.Point(
      position: start + span * share, color: first.mixed(with: last, by: share).premultiplied())
  }
}

extension ResolvedColor {
  fileprivate var isWithinGamut: Bool {
    min(red, green, blue) >= 0 && max(red, green, blue) <= 1
  }
}

extension PremultipliedColor {
  /// The largest difference of a component.
  fileprivate func distance(to other: PremultipliedColor) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }

  /// The distance of the colour from the mean of two colours.
  fileprivate func distance(to first: PremultipliedColor, _ second: PremultipliedColor) -> Double {
    distance(
      to: PremultipliedColor(
        red: (first.red + second.red) / 2, green: (first.green + second.green) / 2,
        blue: (first.blue + second.blue) / 2, alpha: (first.alpha + second.alpha) / 2))
  }
}
