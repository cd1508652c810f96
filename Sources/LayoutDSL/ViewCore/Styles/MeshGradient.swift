import Foundation

/// A two-dimensional gradient defined by a grid of positioned colors.
///
/// Positions are parts of the frame's width and height; rows run from the top down.
public struct MeshGradient: Equatable, Sendable {
  /// A position of the grid with the control points of its edges.
  public typealias BezierPoint = MeshPoint

  /// Where the positions of the grid are, row by row.
  public enum Locations: Equatable, Sendable {
    /// Positions, joined by smooth curves.
    case points([SIMD2<Float>])
    /// Positions with the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the positions, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours as numbers.
    case resolvedColors([Color.Resolved])
  }

  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the positions are.
  public var locations: Locations
  /// The colours of the positions.
  public var colors: Colors
  /// The colour of what the mesh does not cover.
  public var background: Color
  /// Whether colours mix by cubics, smooth across the lines of the grid, or linearly.
  public var smoothsColors: Bool
  /// The space in which colours mix.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh; one without a position and a colour for each place of the grid is clear.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of positions joined by smooth curves.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of positions with the curves between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
}

extension MeshGradient {
  /// Creates a mesh of positions joined by smooth curves, with colours as numbers.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of positions with the curves between them, with colours as numbers.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let resolved: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let points = controlPoints
    guard width > 1, height > 1, points.count == width * height, resolved.count == points.count
    else { return ResolvedStyle(.color(background.resolve(in: environment))) }
    let mesh = MeshPaint(
      width: width, height: height, points: points, colors: resolved,
      background: background.resolve(in: environment), smoothsColors: smoothsColors,
      isPerceptual: colorSpace == .perceptual)
    return ResolvedStyle(.mesh(mesh)).atLevel(level)
  }

  /// The positions with the curves between them, if as many as the grid has.
  private var controlPoints: [BezierPoint] {
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let points):
      guard width > 1, height > 1, points.count == width * height else { return [] }
      // A curve passes each position in the direction from the one before to the one after.
      func slope(_ before: SIMD2<Float>?, _ at: SIMD2<Float>, _ after: SIMD2<Float>?)
        -> SIMD2<Float>
      {
        switch (before, after) {
        case (let before?, let after?): (after - before) / 6
        case (let before?, nil): (at - before) / 3
        case (nil, let after?): (after - at) / 3
        case (nil, nil): .zero
        }
      }
      return points.indices.map { index in
        let column = index % width, row = index / width, at = points[index]
        let across = slope(
          column > 0 ? points[index - 1] : nil, at, column < width - 1 ? points[index + 1] : nil)
        let down = slope(
          row > 0 ? points[index - width] : nil, at,
          row < height - 1 ? points[index + width] : nil)
        return BezierPoint(
          position: at, leadingControlPoint: at - across, topControlPoint: at - down,
          trailingControlPoint: at + across, bottomControlPoint: at + down)
      }
    }
  }
}

extension MeshGradient: View {
  /// The gradient across all the space offered.
  public var body: some View { filledRectangle() }
}
