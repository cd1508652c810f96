// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The marks of an axis.
public protocol AxisContent {}

/// Axis content that describes its axes itself.
protocol PrimitiveAxisContent: AxisContent {
  func collect(into axes: inout [AxisDescription])
}

/// A description of an axis that is independent of the scale.
struct AxisDescription {
  var preset = AxisMarkPreset.Kind.automatic
  var position = AxisMarkPosition.Kind.automatic
  var values = AxisMarkValues.automatic
  var label: AxisLabel?
  var stroke: StrokeStyle?
  /// Makes the parts at a value; nil for the default parts of the scale's kind.
  var parts: ((AxisValue) -> [AxisPart])?
}

func axisDescriptions(of content: any AxisContent) -> [AxisDescription] {
  var axes: [AxisDescription] = []
  (content as? any PrimitiveAxisContent)?.collect(into: &axes)
  return axes
}

extension AxisContent {
  public func compositingLayer() -> some AxisContent { self }
}

/// Axis content of any type.
public struct AnyAxisContent: PrimitiveAxisContent {
  let base: any AxisContent

  public init(_ content: any AxisContent) { base = content }
  public init(erasing content: some AxisContent) { base = content }

  func collect(into axes: inout [AxisDescription]) { axes += axisDescriptions(of: base) }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  func collect(into axes: inout [AxisDescription]) {
    if let content = self { axes += axisDescriptions(of: content) }
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}

extension BuilderConditional: PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  func collect(into axes: inout [AxisDescription]) {
    switch storage {
    case .first(let content): axes += axisDescriptions(of: content)
    case .second(let content): axes += axisDescriptions(of: content)
    }
  }
}

struct TupleAxisContent<each Content: AxisContent>: PrimitiveAxisContent {
  let content: (repeat each Content)

  func collect(into axes: inout [AxisDescription]) {
    repeat axes += axisDescriptions(of: each content)
  }
}

/// Combines the axis content of a closure.
@resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some AxisContent { Optional<AnyAxisContent>.none }
  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
  @_disfavoredOverload
  public static func buildBlock<each T: AxisContent>(
    _ content: repeat each T
  ) -> some AxisContent {
    TupleAxisContent(content: (repeat each content))
  }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
