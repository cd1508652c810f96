/// A limit on how often a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// Collects the actions of a tip.
  public typealias ActionBuilder = TipActionBuilder
  /// Collects the rules of a tip.
  public typealias RuleBuilder = TipRuleBuilder
  /// Collects the options of a tip.
  public typealias OptionsBuilder = TipOptionsBuilder

  /// A limit on the number of times that a tip is shown; 0 hides it.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates the limit.
    public init(_ count: Int) { self.count = count }
  }

  /// A limit on the time for which a tip is shown; it has no effect.
  public struct MaxDisplayDuration: TipOption {
    let seconds: Double
    /// Creates the limit, in seconds.
    public init(_ seconds: Double) { self.seconds = seconds }
  }

  /// An option that exempts a tip from the display frequency.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    /// Creates the option.
    public init(_ ignores: Bool) { self.ignores = ignores }
  }
}
