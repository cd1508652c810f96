import Foundation
import ViewCore

/// A mark at a value of a slider.
///
/// A slider draws a dot for each tick; the labels are not drawn.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, Comparable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  let value: V
  let label: AnyView?

  /// Creates a tick without a label.
  public init(_ value: V) {
    (self.value, label) = (value, nil)
  }

  /// Creates a tick with a label view.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    (self.value, self.label) = (value, AnyView(label()))
  }

  /// Creates a tick with a localized label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// Creates a tick with a string as its label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) {
    self.init(value) { Text(title) }
  }

  /// The identity of the tick.
  public var id: ID { ID(value: value) }

  /// Whether two ticks have the same value.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  /// Whether a tick has a smaller value than another one.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The ticks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the collection of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  /// The type of the value.
  public typealias Value = V

  /// The tick alone.
  public var body: [SliderTick<V>] { [self] }
}

/// Several contents of a builder of ticks.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the values.
  public typealias Value = V
  /// The collection of ticks.
  public typealias TicksCollection = [SliderTick<V>]

  /// The contents.
  public var value: T
  /// The ticks of the contents, in order.
  public let body: TicksCollection
}

/// The ticks of the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the values.
  public typealias Value = Content.Value

  /// The ticks of all elements, in order.
  public let body: [SliderTick<Content.Value>]

  /// Creates ticks for each identifiable element.
  public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.Value {
    body = data.flatMap { content($0).body }
  }

  /// Creates ticks for each element, identified by a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value {
    body = data.flatMap { content($0).body }
  }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  /// The type of the values.
  public typealias Value = Wrapped.Value

  /// The ticks of the content; nil has none.
  public var body: [SliderTick<Wrapped.Value>] { map { Array($0.body) } ?? [] }
}

extension _ConditionalContent: SliderTickContent
where
  TrueContent: SliderTickContent, FalseContent: SliderTickContent,
  TrueContent.Value == FalseContent.Value
{
  /// The type of the values.
  public typealias Value = TrueContent.Value

  /// The ticks of the branch.
  public var body: [SliderTick<TrueContent.Value>] {
    switch self {
    case .trueContent(let content): Array(content.body)
    case .falseContent(let content): Array(content.body)
    }
  }
}

/// Builds the ticks of a slider from a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns the content of an expression unchanged.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V {
    content
  }

  /// Returns the ticks of all contents of a closure.
  public static func buildBlock<each C: SliderTickContent>(
    _ content: repeat each C
  ) -> TupleSliderTickContent<V, (repeat each C)> {
    var ticks: [SliderTick<V>] = []
    // The values have the type of the slider: `buildExpression` requires it.
    repeat ticks += Array((each content).body) as? [SliderTick<V>] ?? []
    return TupleSliderTickContent(value: (repeat each content), body: ticks)
  }

  /// Returns the only content of a closure unchanged.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == V {
    content
  }

  /// Returns the content of an `if` without `else`; nil if the condition is false.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> C? where C.Value == V {
    content
  }

  /// Returns the content of the first branch of an `if` or `switch`.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.Value == V, Second.Value == V {
    .trueContent(first)
  }

  /// Returns the content of the second branch of an `if` or `switch`.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.Value == V, Second.Value == V {
    .falseContent(second)
  }
}
