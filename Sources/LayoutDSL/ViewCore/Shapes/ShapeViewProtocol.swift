import Foundation

/// A view that draws a shape, and over it whatever else the shape is asked to draw.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// The shape filled with a style, over what is drawn so far.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self, some View> {
    _LayeredShapeView(shape: shape, base: self, top: shape.fill(content, style: style))
  }

  /// The outline of the shape, centred on its edge, over what is drawn so far.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    _LayeredShapeView(
      shape: shape, base: self,
      top: shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// The outline of the shape, centred on its edge, over what is drawn so far; the width is in
  /// points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The outline of the shape, inside its edge, over what is drawn so far.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    _LayeredShapeView(
      shape: shape, base: self,
      top: shape.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// The outline of the shape, inside its edge, over what is drawn so far; the width is in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape drawn over what it has drawn before.
nonisolated public struct _LayeredShapeView<Content: Shape, Base: View, Top: View>: ShapeView {
  /// The shape that is drawn.
  public let shape: Content
  let base: Base
  let top: Top

  /// The layers, laid out as the lowest.
  public var body: some View { base.overlay { top } }
}
