import Foundation

/// The animation of a leaf's fill.
final class FillAnimator: FrameUpdating {
  private weak var node: ViewNode?
  private var target: ResolvedStyle.Fill
  private var animator: ValueAnimator<Components>
  /// The fill to draw with now.
  private(set) var fill: ResolvedStyle.Fill

  init(_ fill: ResolvedStyle.Fill, of node: ViewNode) {
    target = fill
    self.fill = fill
    self.node = node
    animator = ValueAnimator(at: Components(fill), graph: node.graph)
  }

  /// Sets a new target, under the transaction of the graph.
  ///
  /// A fill to which the current one cannot be interpolated is shown immediately.
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
    update(at: graph.animations.frameTime)
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

/// The components of a fill as animatable data.
///
/// Their number depends on the fill; missing components count as zero.
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
    _ = fill.mapNumbers { number in
      values.append(number)
      return number
    }
    self.init(values)
  }
}

extension ResolvedStyle.Fill {
  /// Whether the fills can be interpolated by their components.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.color, .color): return true
    case (.mesh(let mesh), .mesh(let other)):
      return mesh.width == other.width && mesh.height == other.height
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

  /// Returns a fill of the same kind with other components.
  fileprivate func replacing(_ components: Components) -> Self {
    var values = components.values.makeIterator()
    return mapNumbers { values.next() ?? $0 }
  }

  /// Returns a fill of the same kind with `map` applied to each component, in units of animatable
  /// data.
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Self {
    func mapped(_ value: CGFloat) -> CGFloat { map(value) }
    func fraction(_ value: CGFloat) -> CGFloat {
      map(value * unitAnimationScale) / unitAnimationScale
    }
    func mapped(_ color: Color.Resolved) -> Color.Resolved {
      var (color, data) = (color, color.animatableData)
      data.first = Float(map(Double(data.first)))
      data.second.first = Float(map(Double(data.second.first)))
      data.second.second.first = Float(map(Double(data.second.second.first)))
      data.second.second.second = Float(map(Double(data.second.second.second)))
      color.animatableData = data
      color.opacity = min(max(color.opacity, 0), 1)
      return color
    }
    func mapped(_ point: UnitPoint) -> UnitPoint {
      let x = fraction(point.x)
      return UnitPoint(x: x, y: fraction(point.y))
    }
    func mapped(_ angle: Angle) -> Angle {
      var angle = angle
      angle.animatableData = map(angle.animatableData)
      return angle
    }
    switch self {
    case .image: return self
    case .color(let color): return .color(mapped(color))
    case .mesh(var mesh):
      for index in mesh.points.indices {
        mesh.points[index].mapCoordinates { Float(fraction(CGFloat($0))) }
      }
      mesh.colors = mesh.colors.map(mapped)
      mesh.background = mapped(mesh.background)
      return .mesh(mesh)
    case .gradient(let stops, let geometry):
      let stops = stops.map { stop in
        var stop = stop
        stop.color = mapped(stop.color)
        stop.location = fraction(stop.location)
        return stop
      }
      switch geometry {
      case .linear(let start, let end):
        let start = mapped(start)
        return .gradient(stops, .linear(start: start, end: mapped(end)))
      case .radial(let center, let startRadius, let endRadius):
        let (center, start) = (mapped(center), mapped(startRadius))
        return .gradient(
          stops, .radial(center: center, startRadius: start, endRadius: mapped(endRadius)))
      case .elliptical(let center, let startFraction, let endFraction):
        let (center, start) = (mapped(center), fraction(startFraction))
        return .gradient(
          stops,
          .elliptical(center: center, startFraction: start, endFraction: fraction(endFraction)))
      case .angular(let center, let start, let end):
        let (center, start) = (mapped(center), mapped(start))
        return .gradient(stops, .angular(center: center, start: start, end: mapped(end)))
      }
    }
  }
}

extension MeshGradient.BezierPoint {
  fileprivate mutating func mapCoordinates(_ map: (Float) -> Float) {
    func mapped(_ point: SIMD2<Float>) -> SIMD2<Float> {
      let x = map(point.x)
      return SIMD2(x, map(point.y))
    }
    position = mapped(position)
    leadingControlPoint = mapped(leadingControlPoint)
    topControlPoint = mapped(topControlPoint)
    trailingControlPoint = mapped(trailingControlPoint)
    bottomControlPoint = mapped(bottomControlPoint)
  }
}

extension LeafContext {
  /// Returns the resolved style, with the interpolated fill while the fill is animated.
  package func resolved<S: ShapeStyle>(_ style: S) -> ResolvedStyle {
    var resolved = style.resolvedStyle(in: environment)
    if let fill = node.animators?.fill?.fill { resolved.fill = fill }
    return resolved
  }
}
