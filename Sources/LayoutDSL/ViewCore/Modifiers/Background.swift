import Foundation

extension View {
  /// Puts views behind this one, which are offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Puts a view behind this one, which is offered its size.
  ///
  /// A colour is a view and a style; it counts as a style.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Paints a style behind this view; where the view touches the safe area, into it.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      BackgroundModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  /// Paints the background style behind this view; where the view touches the safe area, into it.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Paints a shape filled with a style behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Paints a shape filled with the background style behind this view.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}

nonisolated struct BackgroundModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  var isBehind: Bool { true }
}
