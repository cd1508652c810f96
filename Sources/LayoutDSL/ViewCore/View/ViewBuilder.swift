/// Builds views from closures.
@resultBuilder
public enum ViewBuilder {
  /// Passes an expression through unchanged.
  @inlinable nonisolated public static func buildExpression<Content: View>(
    _ content: consuming Content
  ) -> Content {
    content
  }

  /// Builds an empty view from an empty closure.
  @inlinable nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes the view of a closure with one view through unchanged.
  @inlinable nonisolated public static func buildBlock<Content: View>(
    _ content: consuming Content
  ) -> Content {
    content
  }

  // Up to four views have functions of their own: values of a pack are copied once more.

  /// Builds a tuple view from two views.
  @inlinable nonisolated public static func buildBlock<C0: View, C1: View>(
    _ c0: consuming C0, _ c1: consuming C1
  ) -> TupleView<(C0, C1)> {
    TupleView((c0, c1))
  }

  /// Builds a tuple view from three views.
  @inlinable nonisolated public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2))
  }

  /// Builds a tuple view from four views.
  @inlinable nonisolated public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3))
  }

  /// Builds a tuple view from several views.
  @_disfavoredOverload
  @inlinable nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional view from an `if` without `else`.
  @inlinable nonisolated public static func buildIf<Content: View>(
    _ content: consuming Content?
  ) -> Content? {
    content
  }

  /// Builds a conditional view from the first branch of an `if` or `switch`.
  @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .trueContent(first)
  }

  /// Builds a conditional view from the second branch of an `if` or `switch`.
  @inlinable nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .falseContent(second)
  }

  /// Erases the type of the body of `if #available`.
  @inlinable nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
