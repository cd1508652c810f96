import Foundation

extension View {
  /// Places views in front of this one and proposes its size to them.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(secondary: content(), alignment: alignment))
  }

  /// Places a view in front of this one and proposes its size to it.
  ///
  /// A colour is both a view and a style; the overload for styles takes precedence.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Fills the frame of this view with a style, in front of the view.
  ///
  /// The overlay extends into the safe area at those of `edges` that the view touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center))
  }

  /// Fills a shape with a style, in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
  }
}

/// Places a view in front of another and proposes its size to it.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
  /// The placed view.
  public var overlay: Overlay
  /// The alignment of the two views.
  public var alignment: Alignment

  /// Creates the modifier.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }

  /// The view with the other one.
  public func body(content: Content) -> some View {
    content.overlay(alignment: alignment) { overlay }
  }
}

nonisolated struct OverlayModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  let function: FunctionName?
  var isBehind: Bool { false }

  init(secondary: Secondary, alignment: Alignment, function: FunctionName = #function) {
    self.secondary = secondary
    self.alignment = alignment
    self.function = function
  }
}
