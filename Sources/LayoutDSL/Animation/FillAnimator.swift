import Foundation

/// The animation of what a leaf is painted with.
final class FillAnimator: FrameUpdating {
  private weak var node: ViewNode?
  private var target: ResolvedStyle.Fill
  private var animator: ValueAnimator<Components>
  /// What to paint with now.
  private(set) var fill: ResolvedStyle.Fill

  init(_ fill: ResolvedStyle.Fill, of node: ViewNode) {
    target = fill
    self.fill = fill
    self.node = node
    animator = ValueAnimator(at: Components(fill), graph: node.graph)
  }

  /// Goes to another fill, under the transaction of the graph; at once if it is of another kind.
  func retarget(to new: ResolvedStyle.Fill) {
    guard let node else { return }
    let components = Components(new)
    let graph = node.graph
    if !new.isLike(target) {
      animator.jump(to: components)
    } else if components != animator.target {
      animator.retarget(
        to: components, at: graph.clock.now, transaction: graph.transaction,
        environment: node.environment)
    }
    target = new
    update(at: graph.clock.now)
  }

  func present(at time: TimeInterval) {
    guard node?.isAttached == true else { return animator.jump(to: animator.target) }
    update(at: time)
  }

  private func update(at time: TimeInterval) {
    let components = animator.value(at: time)
    fill = animator.isFinished ? target : target.replacing(components)
    if animator.isFinished { node?.endAnimation { $0.fill = nil } }
  }

  var isFinished: Bool { animator.isFinished }
  var deadline: TimeInterval { animator.deadline }
}

/// The numbers of a fill as data to animate; as many as it has.
private struct Components: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) {
    self.values = values
  }

  static var zero: Components { Components([]) }

  static func + (left: Components, right: Components) -> Components {
    left.joined(with: right, by: +)
  }

  static func - (left: Components, right: Components) -> Components {
    left.joined(with: right, by: -)
  }

  private func joined(
    with other: Components, by operation: (Double, Double) -> Double
  ) -> Components {
    Components(
      (0..<max(values.count, other.values.count)).map { index in
        operation(
          index < values.count ? values[index] : 0,
          index < other.values.count ? other.values[index] : 0)
      })
  }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension Components {
  init(_ fill: ResolvedStyle.Fill) {
    var values: [Double] = []
    func append(_ color: Color.Resolved) {
      values += [color.red, color.green, color.blue, color.opacity].map {
        Double($0) * unitAnimationScale
      }
    }
    func append(_ point: UnitPoint) {
      values += [point.x * unitAnimationScale, point.y * unitAnimationScale]
    }
    switch fill {
    case .color(let color): append(color)
    case .mesh, .image: break
    case .gradient(let stops, let geometry):
      for stop in stops {
        append(stop.color)
        values.append(stop.location * unitAnimationScale)
      }
      switch geometry {
      case .linear(let start, let end):
        append(start)
        append(end)
      case .radial(let center, let startRadius, let endRadius):
        append(center)
        values += [startRadius, endRadius]
      case .elliptical(let center, let startFraction, let endFraction):
        append(center)
        values += [startFraction * unitAnimationScale, endFraction * unitAnimationScale]
      case .angular(let center, let start, let end):
        append(center)
        values += [start.animatableData, end.animatableData]
      }
    }
    self.init(values)
  }
}

extension ResolvedStyle.Fill {
  /// Whether there is a way from one to the other by their numbers.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.color, .color): return true
    case (.gradient(let stops, let geometry), .gradient(let otherStops, let otherGeometry)):
      guard stops.count == otherStops.count else { return false }
      switch (geometry, otherGeometry) {
      case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical),
        (.angular, .angular):
        return true
      default: return false
      }
    default: return false
    }
  }

  /// The same kind of fill with other numbers.
  fileprivate func replacing(_ components: Components) -> Self {
    var index = 0
    func next() -> Double {
      defer { index += 1 }
      return index < components.values.count ? components.values[index] : 0
    }
    func fraction() -> Double { next() / unitAnimationScale }
    func color() -> Color.Resolved {
      let (red, green, blue) = (Float(fraction()), Float(fraction()), Float(fraction()))
      return Color.Resolved(
        red: red, green: green, blue: blue, opacity: min(max(Float(fraction()), 0), 1))
    }
    func point() -> UnitPoint {
      let x = fraction()
      return UnitPoint(x: x, y: fraction())
    }
    func angle() -> Angle { .radians(fraction()) }
    switch self {
    case .color: return .color(color())
    case .mesh, .image: return self
    case .gradient(let stops, let geometry):
      let stops = stops.map { _ in
        let color = color()
        return GradientStop(color: color, location: fraction())
      }
      switch geometry {
      case .linear:
        let start = point()
        return .gradient(stops, .linear(start: start, end: point()))
      case .radial:
        let (center, startRadius) = (point(), next())
        return .gradient(
          stops, .radial(center: center, startRadius: startRadius, endRadius: next()))
      case .elliptical:
        let (center, start) = (point(), fraction())
        return .gradient(
          stops, .elliptical(center: center, startFraction: start, endFraction: fraction()))
      case .angular:
        let (center, start) = (point(), angle())
        return .gradient(stops, .angular(center: center, start: start, end: angle()))
      }
    }
  }
}

extension LeafContext {
  /// What a style paints with here, while it is animated something on the way.
  package func resolved<S: ShapeStyle>(_ style: S) -> ResolvedStyle {
    var resolved = style.resolvedStyle(in: environment)
    if let fill = node.animators?.fill?.fill { resolved.fill = fill }
    return resolved
  }
}
