// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Combines the marks of a closure.
@resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    TupleChartContent(content: (repeat each content))
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

nonisolated struct TupleChartContent<each Content: ChartContent>: PrimitiveChartContent {
  let content: (repeat each Content)

  nonisolated init(content: (repeat each Content)) { self.content = content }

  var body: Self { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    repeat marks.collect(each content, style: style)
  }
}

/// The content of one of the two branches of an `if`.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public var body: Self { self }
}

extension BuilderConditional: PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    switch storage {
    case .first(let content): marks.collect(content, style: style)
    case .second(let content): marks.collect(content, style: style)
    }
  }
}
