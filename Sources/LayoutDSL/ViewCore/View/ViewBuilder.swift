/// Builds views from closures.
@resultBuilder
public enum ViewBuilder {
  /// Passes an expression through unchanged.
  @inlinable nonisolated public static func buildExpression<Content: View>(_ content: Content)
    -> Content
  {
    content
  }

  /// Builds an empty view from an empty closure.
  @inlinable nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes the view of a closure with one view through unchanged.
  @inlinable nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content
  {
    content
  }

  /// Builds a tuple view from several views.
  @_disfavoredOverload
  @inlinable nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional view from an `if` without `else`.
  @inlinable nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content?
  {
    content
  }

  /// Builds a conditional view from the first branch of an `if` or `switch`.
  @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds a conditional view from the second branch of an `if` or `switch`.
  @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of the body of `if #available`.
  @inlinable nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
