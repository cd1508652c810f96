import Foundation
import Synchronization

/// A value that a rule reads: a parameter or an event.
public protocol TipRuleInput: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The current value.
  var ruleValue: Value { get }
}

/// Makes a condition of a tip from a parameter or an event.
@freestanding(expression)
public macro Rule<Input: TipRuleInput>(
  _ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "LayoutDSLMacros", type: "TipRuleMacro")

/// Makes a static variable of a tip a parameter that rules can read.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "LayoutDSLMacros", type: "TipParameterMacro")

extension Tips {
  /// A condition of a tip.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// Creates a condition on a value; `#Rule` calls it.
    public init<Input: TipRuleInput>(
      _ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool
    ) {
      holds = { body(input.ruleValue) }
    }
  }

  /// An option for the storage of a parameter.
  public struct ParameterOption: Sendable {
    /// The parameter starts with its default value in each run, like all parameters here.
    public static let transient = ParameterOption()
  }

  /// A parameter of a tip that rules can read.
  public final class Parameter<Value: Sendable>: TipRuleInput {
    private let value: Mutex<Value>

    /// Creates a parameter with its initial value; `@Parameter` calls it.
    public init(_ value: Value) { self.value = Mutex(value) }

    /// The value.
    public var wrappedValue: Value {
      get {
        TipCenter.shared.willRead()
        return value.withLock { $0 }
      }
      set { TipCenter.shared.change { value.withLock { $0 = newValue } } }
    }

    /// The value.
    public var ruleValue: Value { wrappedValue }
  }

  /// The information of a donation without information.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Creates the information.
    public init() {}
  }

  /// An event in the app that rules can count.
  public final class Event<DonationInfo: Codable & Sendable>: Identifiable, TipRuleInput {
    /// An occurrence of an event.
    @dynamicMemberLookup public struct Donation: Sendable {
      /// The time of the occurrence.
      public let date: Date
      let info: DonationInfo

      /// A property of the information.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value {
        info[keyPath: path]
      }
    }

    /// The name of the event.
    public let id: String
    private let kept = Mutex<[Donation]>([])

    /// Creates an event that carries information.
    @_disfavoredOverload
    public convenience init(id: String) { self.init(carryingInformationAs: id) }

    fileprivate init(carryingInformationAs id: String) { self.id = id }

    /// The occurrences of the event, from the first to the last.
    public var donations: [Donation] {
      TipCenter.shared.willRead()
      return kept.withLock { $0 }
    }

    /// The event itself.
    public var ruleValue: Event { self }

    /// Records an occurrence of the event.
    public func donate(_ info: DonationInfo) async { sendDonation(info) }

    /// Records an occurrence of the event.
    public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      TipCenter.shared.change { kept.withLock { $0.append(Donation(date: Date(), info: info)) } }
      completion?()
    }
  }

  /// A time interval that ends now.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval

    /// The last minute.
    public static let minute = minutes(1)
    /// The last hour.
    public static let hour = hours(1)
    /// The last day.
    public static let day = days(1)
    /// The last week.
    public static let week = weeks(1)
    /// Returns the last minutes.
    public static func minutes(_ count: Int) -> Self { Self(seconds: 60 * Double(count)) }
    /// Returns the last hours.
    public static func hours(_ count: Int) -> Self { Self(seconds: 3_600 * Double(count)) }
    /// Returns the last days.
    public static func days(_ count: Int) -> Self { Self(seconds: 86_400 * Double(count)) }
    /// Returns the last weeks.
    public static func weeks(_ count: Int) -> Self { Self(seconds: 604_800 * Double(count)) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event without information.
  public convenience init(id: String) { self.init(carryingInformationAs: id) }

  /// Records an occurrence of the event.
  public func donate() async { sendDonation() }

  /// Records an occurrence of the event.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

extension Array {
  /// Returns the donations in a time interval that ends now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    let now = Date()
    return filter { now.timeIntervalSince($0.date) <= range.seconds }
  }
}
