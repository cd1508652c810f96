import Foundation

/// A view of a shape, over which the same shape can be filled or stroked again.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The drawn shape.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape with a style, over the current drawing.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape along its edge with stroke parameters, over the current drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the shape along its edge with a width in points, over the current drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the shape inside its edge with stroke parameters, over the current drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the shape inside its edge with a width in points, over the current drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A drawing of a shape over a view, with the layout of that view; without one, the drawing alone.
nonisolated protocol LayeredShapeView: ShapeView, StructuralView {
  associatedtype Background: View
  associatedtype Drawing: View
  nonisolated var background: Background { get }
  nonisolated var drawing: Drawing { get }
}

extension LayeredShapeView {
  /// Makes the nodes of the drawing and of the view below it.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if Background.self == EmptyView.self {
      return Drawing._makeView(view.drawing, inputs: &inputs)
    }
    let layers = ShapeLayers(base: view.background, top: view.drawing)
    ShapeLayers<Background, Drawing>._makeView(layers, inputs: &inputs)
  }

  /// The layers are a single view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// A drawing over a view, as one view of the library.
nonisolated private struct ShapeLayers<Base: View, Top: View>: View {
  let base: Base
  let top: Top

  var body: some View { base.overlay { top } }
}
