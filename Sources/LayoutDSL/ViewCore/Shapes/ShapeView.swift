import Foundation

/// A shape filled or stroked with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  /// The fill or stroke parameters.
  enum Drawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  /// The drawn shape.
  public internal(set) var shape: Content
  let style: Style
  var drawing: Drawing

  init(shape: Content, style: Style, drawing: Drawing) {
    self.shape = shape
    self.style = style
    self.drawing = drawing
  }

  /// Creates a view of a shape that is filled with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.init(shape: shape, style: style, drawing: .fill(fillStyle))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The outset in which the shape may draw outside its frame, in points.
  ///
  /// It is infinite for paths that may exceed the frame, which are culled by the path's bounds
  /// instead.
  package var overdraw: CGFloat {
    guard Content.self is any FramedShape.Type, Style.self == Color.self else { return .infinity }
    switch drawing {
    case .fill: return 0
    case .stroke(let stroke): return stroke.lineWidth * max(stroke.miterLimit, 1)
    }
  }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let rect = context.pixelAligned(size)
    var path = context.path(of: shape, size: size)
    if leaf.environment.layoutDirection == .rightToLeft,
      shape.layoutDirectionBehavior == .mirrors
    {
      path = path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    let style = leaf.resolved(style)
    let paint = style.paint(in: rect)
    let item: DisplayItem
    var reach = path.boundingRect
    switch drawing {
    case .fill(let fill): item = .fill(path, paint, fill)
    case .stroke(let stroke):
      item = .stroke(path, paint, stroke)
      let margin = stroke.lineWidth * max(stroke.miterLimit, 1)
      reach = reach.insetBy(dx: -margin, dy: -margin)
    }
    if style.shadows.isEmpty, !context.canSee(reach) {
      return
    }
    context.paint(style) { $0.list.append(item) }
  }

  /// Whether a point is inside a filled shape or on the line of a stroked one.
  ///
  /// A transparent colour is never hit.
  package func isHit(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    if case .color(let color) = style.resolvedStyle(in: context.environment).fill,
      color.opacity <= 0
    {
      return false
    }
    var point = point
    if context.environment.layoutDirection == .rightToLeft,
      shape.layoutDirectionBehavior == .mirrors
    {
      point.x = size.width - point.x
    }
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    switch drawing {
    case .fill(let fill): return path.contains(point, eoFill: fill.isEOFilled)
    case .stroke(let stroke): return path.isStroked(at: point, lineWidth: stroke.lineWidth)
    }
  }

  package func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill? {
    style.resolvedStyle(in: environment).fill
  }

  package static var shapeName: String? {
    String(typeName(of: Content.self).trimmingPrefix("_"))
  }

  package var summary: String {
    switch drawing {
    case .fill: shapeSummary(shape)
    case .stroke(let stroke): "\(shapeSummary(shape)), \(formatted(stroke.lineWidth))"
    }
  }
}

extension _ShapeView: Animatable {
  /// The animatable data of the shape, and the width and dash phase of a stroke.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      guard case .stroke(let stroke) = drawing else {
        return AnimatablePair(shape.animatableData, .zero)
      }
      return AnimatablePair(
        shape.animatableData, AnimatablePair(stroke.lineWidth, stroke.dashPhase))
    }
    set {
      shape.animatableData = newValue.first
      guard case .stroke(var stroke) = drawing else { return }
      stroke.lineWidth = max(newValue.second.first, 0)
      stroke.dashPhase = newValue.second.second
      drawing = .stroke(stroke)
    }
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// A shape is a single view.
  nonisolated public static func _viewListCount() -> Int? { 1 }

  /// Fills the shape with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// Fills the shape with the foreground style.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
  {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the shape along its edge with a style and stroke parameters.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the shape along its edge with a style and a width in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the stroke along the shape's edge as a shape, with stroke parameters.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the stroke along the shape's edge as a shape, with a width in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes the shape inside its edge with a style and stroke parameters.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the shape inside its edge with a style and a width in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape inside its edge with the foreground style and a width in points.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension DisplayContext {
  /// Returns the path of a shape in a view of a size at the context's origin.
  ///
  /// The shape's rectangle starts at zero.
  package func path<S: Shape>(of shape: S, size: CGSize) -> Path {
    let frame = pixelAligned(size)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let path =
      containerShape?.path(of: shape, in: bounds, at: frame.origin) ?? shape.path(in: bounds)
    return path.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Draws content with a style's shadows, material and blend mode.
  package mutating func paint(
    _ style: ResolvedStyle, _ body: (inout DisplayContext) -> Void
  ) {
    if case .color(let color) = style.fill, color.opacity <= 0, style.shadows.isEmpty { return }
    func nest(_ shadows: ArraySlice<ResolvedStyle.Shadow>, _ context: inout DisplayContext) {
      guard let shadow = shadows.last else {
        guard let glass = style.glass else { return body(&context) }
        return context.group(.glass(radius: glass.radius, glass.frost), body)
      }
      if shadow.isInner {
        return context.group(.opacity(1)) { context in
          nest(shadows.dropLast(), &context)
          let cast = context.list.inverted.castShadow(
            shadow.color, radius: shadow.radius, offset: shadow.offset)
          context.list.append(.group(.blend(.sourceAtop), DisplayList(items: [cast])))
        }
      }
      context.group(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset)) {
        nest(shadows.dropLast(), &$0)
      }
    }
    if style.blendMode == .normal {
      nest(style.shadows[...], &self)
    } else {
      group(.blend(style.blendMode)) { nest(style.shadows[...], &$0) }
    }
  }
}

extension _ShapeView {
  package func details(in context: LeafContext) -> NodeDetails {
    var details = NodeDetails(of: shape)
    let style = (style as? AnyShapeStyle)?.base ?? style
    details.add("material", (style as? Material)?.name)
    return details
  }
}
