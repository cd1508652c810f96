import SwiftUI

extension Tips {
  /// An action that a tip offers as a button.
  public struct Action: Identifiable, Sendable {
    /// The identity of the action among those of its tip.
    public let id: String
    /// The index of the action in its tip; nil for an action without a tip.
    public internal(set) var index: Int?
    /// Whether the button is disabled.
    public let disabled: Bool
    /// The label of the button.
    public let label: @Sendable () -> Text
    /// The closure that runs when the button is tapped.
    public let handler: @Sendable () -> Void

    /// Creates an action with a title, which is not localized.
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
  /// Returns the elements of an `if` whose condition holds.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// Returns the elements of the first branch.
  public static func buildEither(first: [Element]) -> [Element] { first }
  /// Returns the elements of the second branch.
  public static func buildEither(second: [Element]) -> [Element] { second }
  /// Returns the elements of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
  /// Returns the elements inside an availability condition.
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
