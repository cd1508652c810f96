/// Builds views from closures.
@resultBuilder
public enum ViewBuilder {
  /// An expression is the view it denotes.
  @inlinable nonisolated public static func buildExpression<Content: View>(_ content: Content)
    -> Content
  {
    content
  }

  /// An empty closure is an empty view.
  @inlinable nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure of one view is that view.
  @inlinable nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content
  {
    content
  }

  /// A closure of several views is a tuple of them.
  @_disfavoredOverload
  @inlinable nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else` is an optional view.
  @inlinable nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content?
  {
    content
  }

  /// The first branch of an `if` or `switch`.
  @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` or `switch`.
  @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The body of `if #available` loses its type.
  @inlinable nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
