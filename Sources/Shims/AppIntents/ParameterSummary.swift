// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The sentences that describe actions; they are not shown.

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> [AnyKeyPath] = { [] }
  ) {}
  public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> [AnyKeyPath] = { [] }) {}
}

public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
public enum ParameterSummaryValuePresence: Sendable { case hasAnyValue, hasNoValue }
public enum ParameterSummaryMembership: Sendable { case oneOf, notOneOf }

/// A summary for a value of a parameter, and another one for the other values.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, _ content: () -> Content, otherwise: () -> Otherwise
  ) {}
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, _ content: () -> Content
  ) where Otherwise == EmptyParameterSummary {}
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryValuePresence,
    _ content: () -> Content, otherwise: () -> Otherwise
  ) {}
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryValuePresence,
    _ content: () -> Content
  ) where Otherwise == EmptyParameterSummary {}
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ membership: ParameterSummaryMembership,
    _ values: [Value], _ content: () -> Content, otherwise: () -> Otherwise
  ) {}
  package init() {}
}

public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: Sendable, Content: ParameterSummary
>: Sendable {
  public init(_ value: Value, _ content: () -> Content) {}
  public init(_ values: [Value], _ content: () -> Content) {}
}
public struct ParameterSummaryDefaultCaseCondition<Content: ParameterSummary>: Sendable {
  public init(_ content: () -> Content) {}
}
public struct _ParameterSummaryCase: Sendable {}
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Sendable> {
  public static func buildExpression<Content>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> _ParameterSummaryCase { _ParameterSummaryCase() }
  public static func buildExpression<Content>(
    _ condition: ParameterSummaryDefaultCaseCondition<Content>
  ) -> _ParameterSummaryCase { _ParameterSummaryCase() }
  public static func buildBlock(_ cases: _ParameterSummaryCase...) -> [_ParameterSummaryCase] {
    cases
  }
}
/// A summary for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: Sendable>: ParameterSummary
{
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [_ParameterSummaryCase]
  ) {}
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Content, Otherwise>
  public typealias Switch<Value: Sendable> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value: Sendable, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Content>
}
