import Foundation

extension View {
  /// Puts views before this one, which are offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Puts a view before this one, which is offered its size.
  ///
  /// A colour is a view and a style; it counts as a style.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Paints a style before this view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  /// Paints a shape filled with a style before this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}

nonisolated struct OverlayModifier<Secondary: View>: SecondaryModifier {
  static var otherNames: [String] { ["border"] }

  let secondary: Secondary
  let alignment: Alignment
  var isBehind: Bool { false }
}
