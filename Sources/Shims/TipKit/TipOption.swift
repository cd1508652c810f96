/// A limit on how often a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// Collects the actions of a tip.
  public typealias ActionBuilder = TipActionBuilder
  /// Collects the rules of a tip.
  public typealias RuleBuilder = TipRuleBuilder
  /// Collects the options of a tip.
  public typealias OptionsBuilder = TipOptionsBuilder

  /// A tip is shown at most so many times; 0 hides it.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates the limit.
    public init(_ count: Int) { self.count = count }
  }

  /// A tip is shown at most for a time; pictures show it before that time has passed.
  public struct MaxDisplayDuration: TipOption {
    let seconds: Double
    /// Creates the limit, in seconds.
    public init(_ seconds: Double) { self.seconds = seconds }
  }

  /// Whether a tip is shown no matter how often other tips are.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    /// Creates the option.
    public init(_ ignores: Bool) { self.ignores = ignores }
  }
}
