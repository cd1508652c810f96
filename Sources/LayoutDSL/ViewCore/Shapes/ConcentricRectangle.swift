import Foundation

/// A rectangle whose corners are square, rounded, or concentric with those of its container.
public struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners
  /// The edges whose two corners both take the larger of their radii.
  private let uniform: Edge.Set

  private init(corners: RoundedRectangularShapeCorners, uniform: Edge.Set) {
    self.corners = corners
    self.uniform = uniform
  }

  /// Creates a rectangle whose corners are all concentric with those of the container.
  public init() {
    self.init(corners: .concentric, uniform: [])
  }

  /// Creates a rectangle with the same style for all corners.
  ///
  /// Uniform corners all take the largest radius.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      corners: RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? .all : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      uniform: [])
  }

  /// Creates a rectangle with uniform bottom corners: both take the larger of their radii.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      uniform: .bottom)
  }

  /// Creates a rectangle with uniform top corners: both take the larger of their radii.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      uniform: .top)
  }

  /// Creates a rectangle with uniform top corners and uniform bottom corners.
  ///
  /// Both corners of each pair take the larger of their radii.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      uniform: .vertical)
  }

  /// Creates a rectangle with uniform leading corners: both take the larger of their radii.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner),
      uniform: .leading)
  }

  /// Creates a rectangle with uniform trailing corners: both take the larger of their radii.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners),
      uniform: .trailing)
  }

  /// Creates a rectangle with uniform leading corners and uniform trailing corners.
  ///
  /// Both corners of each pair take the larger of their radii.
  public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
    self.init(
      corners: RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
      uniform: .horizontal)
  }

  /// Returns the rectangle without a container, where the concentric radius is 0.
  public func path(in rect: CGRect) -> Path {
    path(in: rect, concentric: RectangleCornerRadii())
  }

  /// Fixed, because the corners of the container do not follow the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  private func path(in rect: CGRect, concentric: RectangleCornerRadii) -> Path {
    var radii = RectangleCornerRadii(
      topLeading: corners.topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: corners.bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: corners.bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: corners.topTrailing.radius(concentric: concentric.topTrailing))
    func equalize(
      _ edge: Edge.Set, _ first: WritableKeyPath<RectangleCornerRadii, CGFloat>,
      _ second: WritableKeyPath<RectangleCornerRadii, CGFloat>
    ) {
      guard uniform.contains(edge) else { return }
      let largest = max(radii[keyPath: first], radii[keyPath: second])
      radii[keyPath: first] = largest
      radii[keyPath: second] = largest
    }
    // Applied in sequence, so that four uniform edges all take the largest radius.
    equalize(.top, \.topLeading, \.topTrailing)
    equalize(.bottom, \.bottomLeading, \.bottomTrailing)
    equalize(.leading, \.topLeading, \.bottomLeading)
    equalize(.trailing, \.topTrailing, \.bottomTrailing)
    return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }
}

extension ConcentricRectangle: ContainerDependentShape {
  func path(in rect: CGRect, at place: CGPoint, of container: ContainerShape) -> Path {
    let frame = CGRect(origin: place, size: rect.size)
    guard let radii = container.concentricRadii(of: frame) else {
      return ContainerRelativeShape().path(in: rect, at: place, of: container)
    }
    return path(in: rect, concentric: radii)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with the same style for all corners.
  ///
  /// Uniform corners all take the largest radius.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle with uniform bottom corners: both take the larger of their radii.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// Returns a rectangle with uniform top corners: both take the larger of their radii.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle with uniform top corners and uniform bottom corners.
  ///
  /// Both corners of each pair take the larger of their radii.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// Returns a rectangle with uniform leading corners: both take the larger of their radii.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle with uniform trailing corners: both take the larger of their radii.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  /// Returns a rectangle with uniform leading corners and uniform trailing corners.
  ///
  /// Both corners of each pair take the larger of their radii.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }
}
