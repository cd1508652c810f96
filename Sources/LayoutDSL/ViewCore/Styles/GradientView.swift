extension ShapeStyle where Self: View {
  /// A rectangle that fills the proposed space with the style.
  nonisolated public var body: _ShapeView<Rectangle, Self> { Rectangle().fill(self) }
}

extension LinearGradient: View {}

extension RadialGradient: View {}

extension AngularGradient: View {}

extension EllipticalGradient: View {}
