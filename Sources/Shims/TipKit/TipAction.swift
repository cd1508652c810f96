import SwiftUI

extension Tips {
  /// An action that a tip offers as a button.
  public struct Action: Identifiable, Sendable {
    /// The identity of the action among those of its tip.
    public let id: String
    /// The place of the action among those of its tip; nil for an action without a tip.
    public internal(set) var index: Int?
    /// Whether the button does not respond.
    public let disabled: Bool
    /// The label of the button.
    public let label: @Sendable () -> Text
    /// Runs when the button is tapped.
    public let handler: @Sendable () -> Void

    /// Creates an action with a title, which is not translated.
    public init(
      id: String? = nil, title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id ?? title, disabled: disabled, perform: handler) { Text(verbatim: title) }
    }

    /// Creates an action with a label.
    public init(
      id: String? = nil, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      self.disabled = disabled
      self.handler = handler
      self.label = label
    }
  }
}

/// A result builder that collects values of one type.
public protocol TipList {
  /// The type of a value.
  associatedtype Element
}

extension TipList {
  /// Adds an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Adds elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Joins the elements.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
  /// The elements of a condition that holds.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// The elements of the first branch.
  public static func buildEither(first: [Element]) -> [Element] { first }
  /// The elements of the second branch.
  public static func buildEither(second: [Element]) -> [Element] { second }
  /// The elements of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
  /// The elements behind an availability condition.
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}

/// Collects the actions of a tip.
@resultBuilder public enum TipActionBuilder: TipList {
  /// The type of an element.
  public typealias Element = Tips.Action
}

/// Collects the rules of a tip.
@resultBuilder public enum TipRuleBuilder: TipList {
  /// The type of an element.
  public typealias Element = Tips.Rule
}

/// Collects the options of a tip.
@resultBuilder public enum TipOptionsBuilder: TipList {
  /// The type of an element.
  public typealias Element = any TipOption
}

/// Collects the tips of a group.
@resultBuilder public enum TipGroupBuilder: TipList {
  /// The type of an element.
  public typealias Element = any Tip
}
