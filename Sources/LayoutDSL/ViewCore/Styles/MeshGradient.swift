import Foundation

/// A gradient that interpolates the colours at the vertices of a grid.
///
/// Positions are in unit coordinates of the painted frame; rows run from top to bottom.
public struct MeshGradient: Equatable, Sendable {
  /// A position of the grid with the control points of its edges.
  public typealias BezierPoint = MeshPoint

  /// The positions of the vertices, row by row.
  public enum Locations: Equatable, Sendable {
    /// Positions joined by smooth curves.
    case points([SIMD2<Float>])
    /// Positions with explicit curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Resolved colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the vertices.
  public var locations: Locations
  /// The colours of the vertices.
  public var colors: Colors
  /// The colour outside the mesh.
  public var background: Color
  /// Whether colours interpolate cubically, smooth across grid lines, or else linearly.
  public var smoothsColors: Bool
  /// The colour space for interpolation.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh from positions and colours.
  ///
  /// Unless each vertex of the grid has a position and a colour, and the grid has at least two rows
  /// and columns, only the background is painted.
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

  /// Creates a mesh from positions joined by smooth curves.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from positions with explicit curves.
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
  /// Creates a mesh from positions joined by smooth curves, with resolved colours.
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

  /// Creates a mesh from positions with explicit curves, with resolved colours.
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
    guard points.count == vertexCount, resolved.count == points.count else {
      return ResolvedStyle(.color(background.resolve(in: environment)))
    }
    let mesh = MeshPaint(
      width: width, height: height, points: points, colors: resolved,
      background: background.resolve(in: environment), smoothsColors: smoothsColors,
      isPerceptual: colorSpace == .perceptual)
    return ResolvedStyle(.mesh(mesh)).atLevel(level)
  }

  /// The number of vertices; nil for a grid without two rows and columns, or with more vertices than
  /// an integer can count.
  private var vertexCount: Int? {
    guard width > 1, height > 1 else { return nil }
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? nil : count
  }

  /// The vertices with their curves; empty if the number of positions does not match the grid.
  private var controlPoints: [BezierPoint] {
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let points):
      guard points.count == vertexCount else { return [] }
      // The tangent at a vertex is parallel to the line between its two neighbours (Catmull–Rom).
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

extension MeshGradient: View {}
