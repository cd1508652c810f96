import ViewCore

/// Builds tab content from closures.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The view that a tab view shows for tab content.
  public struct Content<C: TabContent>: View {
    let content: C

    /// The screens.
    public var body: some View { content._tabs }
  }

  /// Passes an expression through unchanged, and requires the value type of the tab view.
  @MainActor public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Passes the content of a closure with one expression through unchanged.
  @MainActor public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Builds the content of a closure with several expressions.
  @_disfavoredOverload
  @MainActor public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> AnyTabContent<TabValue> {
    AnyTabContent(TupleView((repeat (each content)._tabs)))
  }

  /// Builds the content of an `if` without `else`.
  @MainActor public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// Builds the content of the first branch of an `if` or `switch`.
  @MainActor public static func buildEither<C: TabContent>(first: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(ViewBuilder.buildEither(first: first._tabs) as TabBranch)
  }

  /// Builds the content of the second branch of an `if` or `switch`.
  @MainActor public static func buildEither<C: TabContent>(second: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue {
    AnyTabContent(ViewBuilder.buildEither(second: second._tabs) as TabBranch)
  }

  /// Passes the content of `if #available` through with an erased type.
  @MainActor public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> AnyTabContent<TabValue> {
    AnyTabContent(erasing: content)
  }
}

private typealias TabBranch = _ConditionalContent<AnyView, AnyView>
