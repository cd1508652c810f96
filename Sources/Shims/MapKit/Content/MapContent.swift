// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import ViewCore

/// The markers, annotations, lines and areas of a map.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  /// The content that composes this content.
  @MapContentBuilder var body: Body { get }
}

/// Content that makes elements itself; its body is never used.
@MainActor protocol PrimitiveMapContent: MapContent {
  func collect(into elements: inout MapElements, style: MapElementStyle)
}

extension Never: MapContent {}

/// The content of a map without content.
nonisolated public struct EmptyMapContent: PrimitiveMapContent {
  public init() {}
  public var body: Self { self }
  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {}
}

/// Several pieces of content of a map, in their order.
nonisolated public struct MapContents: PrimitiveMapContent {
  let contents: [any MapContent]

  init(_ contents: [any MapContent]) { self.contents = contents }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    for (index, content) in contents.enumerated() {
      elements.collect(content, style: style, under: index)
    }
  }
}

@resultBuilder public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapContents {
    var contents: [any MapContent] = []
    repeat contents.append(each content)
    return MapContents(contents)
  }
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .trueContent(first)
  }
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .falseContent(second)
  }
  public static func buildLimitedAvailability(_ content: any MapContent) -> MapContents {
    MapContents([content])
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public var body: Self { self }
}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {
  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    if let content = self { elements.collect(content, style: style, under: 0) }
  }
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
  public var body: Self { self }
}

extension _ConditionalContent: PrimitiveMapContent
where TrueContent: MapContent, FalseContent: MapContent {
  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    switch self {
    case .trueContent(let content): elements.collect(content, style: style, under: true)
    case .falseContent(let content): elements.collect(content, style: style, under: false)
    }
  }
}

extension ForEach: MapContent where Content: MapContent {
  public var body: Self { self }

  nonisolated public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content: MapContent {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Content: MapContent {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }
  nonisolated public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content: MapContent {
    self.init(data: data, id: { element, _ in element }, content: content)
  }
}

extension ForEach: PrimitiveMapContent where Content: MapContent {
  /// The identity of an element is the tag of its content, unless that has a tag of its own.
  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    for index in data.indices {
      let id = id(data[index], index)
      var style = style
      style.tag = AnyHashable(id)
      elements.collect(content(data[index]), style: style, under: id)
    }
  }
}
