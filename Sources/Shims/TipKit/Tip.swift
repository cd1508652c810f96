@_exported import SwiftUI

/// A hint about a feature, with the conditions under which it is shown.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// An action that a tip offers.
  typealias Action = Tips.Action
  /// An event in the app that rules can count.
  typealias Event = Tips.Event
  /// A limit on how often a tip is shown.
  typealias Option = TipOption
  /// A condition of a tip.
  typealias Rule = Tips.Rule
  /// Whether a tip is shown.
  typealias Status = Tips.Status
  /// A limit on the number of times that a tip is shown.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// An option that limits the time for which a tip is shown.
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// An option that exempts a tip from the display frequency.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The headline.
  var title: Text { get }
  /// The text below the headline; nil for none.
  var message: Text? { get }
  /// The picture at the leading edge; nil for none.
  var image: Image? { get }
  /// The buttons below the message.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions, all of which must hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The limits on showing the tip.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { String(reflecting: Self.self) }
  /// No message.
  public var message: Text? { nil }
  /// No image.
  public var image: Image? { nil }
  /// No actions.
  public var actions: [Action] { [] }
  /// No rules.
  public var rules: [Rule] { [] }
  /// No options.
  public var options: [any Option] { [] }

  /// The status of the tip: pending, available or invalidated.
  public var status: Status { TipCenter.shared.status(of: self) }

  /// Whether the tip can be shown.
  public var shouldDisplay: Bool { status == .available }

  /// A sequence that consists only of the current status.
  ///
  /// A view that shows a tip observes its status without this sequence.
  public var statusUpdates: AsyncStream<Status> { .single(status) }

  /// A sequence that consists only of whether the tip can be shown now.
  public var shouldDisplayUpdates: AsyncStream<Bool> { .single(shouldDisplay) }

  /// Hides the tip permanently.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipCenter.shared.invalidate(id, reason: reason)
  }

  /// Resets the tip, as if it had never been shown.
  public func resetEligibility() async {
    TipCenter.shared.reset(id)
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate static func single(_ element: Element) -> AsyncStream {
    AsyncStream { continuation in
      continuation.yield(element)
      continuation.finish()
    }
  }
}

/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Wraps a tip.
  public init(_ tip: any Tip) { self.tip = tip }

  /// The identity of the tip.
  public var id: String { tip.id }
  /// The headline of the tip.
  public var title: Text { tip.title }
  /// The message of the tip.
  public var message: Text? { tip.message }
  /// The image of the tip.
  public var image: Image? { tip.image }
  /// The actions of the tip.
  public var actions: [Action] { tip.actions }
  /// The rules of the tip.
  public var rules: [Rule] { tip.rules }
  /// The options of the tip.
  public var options: [any Option] { tip.options }
}
