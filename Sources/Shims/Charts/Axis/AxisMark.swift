// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of an axis at one value: a line, a tick or a label.
public protocol AxisMark {}

/// An axis mark that makes its parts itself.
protocol PrimitiveAxisMark: AxisMark {
  func collect(into parts: inout [AxisPart], style: AxisPartStyle)
}

/// The appearance of an axis mark, as modifiers set it.
struct AxisPartStyle {
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line, a tick or a label at a value.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }

  let kind: Kind
  var isCentered: Bool?
  var style = AxisPartStyle()
}

/// A label of an axis.
struct AxisLabel {
  /// Makes the view; nil for the value in the format of the axis.
  var content: (DataValue) -> AnyView?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

func axisParts(of mark: some AxisMark, style: AxisPartStyle = AxisPartStyle()) -> [AxisPart] {
  var parts: [AxisPart] = []
  (mark as? any PrimitiveAxisMark)?.collect(into: &parts, style: style)
  return parts
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(base: self) { $0.foreground = AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(base: self) { $0.font = font }
  }
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(base: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

struct StyledAxisMark<Base: AxisMark>: PrimitiveAxisMark {
  let base: Base
  let change: (inout AxisPartStyle) -> Void

  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    var style = style
    change(&style)
    parts += axisParts(of: base, style: style)
  }
}

/// An axis mark of any type.
public struct AnyAxisMark: PrimitiveAxisMark {
  let base: any AxisMark

  public init(_ mark: any AxisMark) { base = mark }
  public init(erasing mark: some AxisMark) { base = mark }

  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    parts += axisParts(of: base, style: style)
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    if let mark = self { parts += axisParts(of: mark, style: style) }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}

extension BuilderConditional: PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    switch storage {
    case .first(let mark): parts += axisParts(of: mark, style: style)
    case .second(let mark): parts += axisParts(of: mark, style: style)
    }
  }
}

struct TupleAxisMark<each Mark: AxisMark>: PrimitiveAxisMark {
  let marks: (repeat each Mark)

  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    repeat parts += axisParts(of: each marks, style: style)
  }
}

/// Combines the axis marks of a closure.
@resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { Optional<AnyAxisMark>.none }
  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }
  @_disfavoredOverload
  public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
    TupleAxisMark(marks: (repeat each content))
  }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}
