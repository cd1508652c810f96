/// The style of a mark, as modifiers set it.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: DataValue?
  var symbol: Symbol?
  var symbolBy: DataValue?
  var symbolSize: SymbolSize?
  var symbolSizeBy: DataValue?
  var lineStyle: StrokeStyle?
  var lineStyleBy: DataValue?
  var interpolation: InterpolationMethod?
  var corner: (radius: CGFloat, style: RoundedCornerStyle)?
  var opacity = 1.0
  var offset = EdgeOffsets()
  var zIndex = 0.0
  var position: Position?
  var alignsWithPlot = false
  var blur: CGFloat = 0
  var shadow: Shadow?
  var clip: AnyShape?
  var annotations: [MarkAnnotation] = []

  enum Symbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
  }

  enum SymbolSize {
    case area(CGFloat)
    case size(CGSize)
  }

  /// The offsets of the edges of a mark, in points.
  struct EdgeOffsets: Equatable {
    var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  }

  /// The group of a mark; groups are placed side by side.
  struct Position {
    var value: DataValue
    var axis: Axis?
    var span: MarkDimension
  }

  struct Shadow {
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  /// Marks with the same number share the annotation.
  let id: Int
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
