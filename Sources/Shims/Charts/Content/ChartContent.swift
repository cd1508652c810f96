// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The marks of a chart.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The content that composes this content.
  @ChartContentBuilder var body: Body { get }
}

/// Content that makes marks itself; its body is never used.
@MainActor protocol PrimitiveChartContent: ChartContent {
  func collect(into marks: inout MarkCollector, style: MarkStyle)
}

/// Content that consists of one mark.
@MainActor protocol SingleMark: PrimitiveChartContent {
  var mark: Mark { get }
}

extension SingleMark {
  func collect(into marks: inout MarkCollector, style: MarkStyle) {
    marks.append(mark, style: style)
  }
}

/// Gathers the marks of a chart with the style that modifiers give them.
struct MarkCollector {
  var marks: [Mark] = []
  var layers: [MarkLayer] = []
  /// The layer of the marks that are being collected.
  var layer: Int?
  /// The domain of the x axis; nil unless it is known before the marks.
  var xDomain: ClosedRange<Double>?
  /// Whether a function was left out because it extends over an axis whose domain is unknown.
  var lacksDomain = false
  private var groupCount = 0

  @MainActor mutating func collect(_ content: some ChartContent, style: MarkStyle) {
    if let primitive = content as? any PrimitiveChartContent {
      primitive.collect(into: &self, style: style)
    } else {
      collect(content.body, style: style)
    }
  }

  mutating func append(_ mark: Mark, style: MarkStyle) {
    var mark = mark
    mark.style = style
    mark.layer = layer
    marks.append(mark)
  }

  /// Returns a new number for a group of marks, such as those of an annotation or of a function.
  mutating func nextGroup() -> Int {
    groupCount += 1
    return groupCount
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public var body: Self { self }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    if let content = self { marks.collect(content, style: style) }
  }
}

extension Never: ChartContent {}

/// No marks.
nonisolated struct EmptyChartContent: PrimitiveChartContent {
  var body: EmptyChartContent { self }
  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {}
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Self { self }

  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }

  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { element, _ in element }, content: content)
  }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    for element in data { marks.collect(content(element), style: style) }
  }
}

/// Content of any type.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
  let content: any ChartContent

  nonisolated public init(_ content: any ChartContent) { self.content = content }
  nonisolated public init(erasing content: some ChartContent) { self.content = content }

  public var body: AnyChartContent { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    marks.collect(content, style: style)
  }
}

/// Marks that belong together.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Plot { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    marks.collect(content, style: style)
  }
}
