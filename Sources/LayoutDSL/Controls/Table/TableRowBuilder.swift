import ViewCore

/// Builds the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns rows unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// Returns rows unchanged.
  ///
  /// Without this method, braces without content would be an error here, even where another builder
  /// of an overloaded initializer takes them.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// Returns the first rows unchanged.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value {
    first
  }

  /// Appends rows.
  @MainActor public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    let known = (accumulated as? TupleTableRowContent<Value>)?.groups
    return TupleTableRowContent(
      groups: (known ?? [{ accumulated.allRows($0) }]) + [{ next.allRows($0) }])
  }

  /// Wraps rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> OptionalTableRowContent<Content> where Content.TableRowValue == Value {
    OptionalTableRowContent(content: content)
  }

  /// Wraps rows of an `if`.
  @MainActor public static func buildEither<Content: TableRowContent>(
    first content: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(groups: [{ content.allRows($0) }])
  }

  /// Wraps rows of an `else`.
  @MainActor public static func buildEither<Content: TableRowContent>(
    second content: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(groups: [{ content.allRows($0) }])
  }
}
