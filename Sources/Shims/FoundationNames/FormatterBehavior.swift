import Foundation

extension NumberFormatter {
  /// A generation of the formatter; all format alike.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// The generation, which has no effect: that of macOS 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// Returns the generation of new formatters.
  public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }

  /// Accepts a generation for new formatters, which has no effect.
  public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}

extension DateFormatter {
  /// A generation of the formatter; all format alike.
  public typealias Behavior = NumberFormatter.Behavior

  /// The generation, which has no effect: that of macOS 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// The generation of new formatters, which has no effect.
  public class var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
