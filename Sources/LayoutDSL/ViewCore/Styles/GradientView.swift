import Foundation

extension ShapeStyle where Self: View {
  /// A style that is a view fills the space offered.
  nonisolated func filledRectangle() -> _ShapeView<Rectangle, Self> { Rectangle().fill(self) }
}

extension LinearGradient: View {
  /// The gradient across all the space offered.
  public var body: some View { filledRectangle() }
}

extension RadialGradient: View {
  /// The gradient across all the space offered.
  public var body: some View { filledRectangle() }
}

extension AngularGradient: View {
  /// The gradient across all the space offered.
  public var body: some View { filledRectangle() }
}

extension EllipticalGradient: View {
  /// The gradient across all the space offered.
  public var body: some View { filledRectangle() }
}
