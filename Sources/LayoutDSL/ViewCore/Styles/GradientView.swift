import Foundation

extension ShapeStyle where Self: View {
  /// A rectangle that fills the proposed space with the style.
  nonisolated func filledRectangle() -> _ShapeView<Rectangle, Self> { Rectangle().fill(self) }
}

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { filledRectangle() }
}

extension RadialGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { filledRectangle() }
}

extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { filledRectangle() }
}

extension EllipticalGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { filledRectangle() }
}
