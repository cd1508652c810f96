import Foundation

extension View {
  /// Places views behind this one and proposes its size to them.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(secondary: content(), alignment: alignment))
  }

  /// Places a view behind this one and proposes its size to it.
  ///
  /// A colour is both a view and a style; the overload for styles takes precedence.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Fills the frame of this view with a style, behind the view.
  ///
  /// The background extends into the safe area at those of `edges` that the view touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      BackgroundModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  /// Fills the frame of this view with the background style, behind the view.
  ///
  /// The background extends into the safe area at those of `edges` that the view touches.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape with a style, behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Fills a shape with the background style, behind this view.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}

/// Places a view behind another and proposes its size to it.
nonisolated public struct _BackgroundModifier<Background: View>: ViewModifier {
  /// The placed view.
  public var background: Background
  /// The alignment of the two views.
  public var alignment: Alignment

  /// Creates the modifier.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  /// The view with the other one.
  public func body(content: Content) -> some View {
    content.background(alignment: alignment) { background }
  }
}

nonisolated struct BackgroundModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  var isBehind: Bool { true }
}
