import Foundation

/// The place where a function of Objective-C writes an object.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// The place where a function of Objective-C writes an error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// A formatter, whose methods of Objective-C `snap` lets classes declare as their own.
public protocol _ObjectiveCFormatter {}

extension Formatter: _ObjectiveCFormatter {}

extension _ObjectiveCFormatter where Self: Formatter {
  /// Returns a value as text; nil for nil, or if the formatter does not support the value.
  public func string(for obj: Any?) -> String? {
    guard let obj else { return nil }
    let formatter: Formatter = self
    let text: (Any) -> String? = formatter.string(for:)
    return text(obj)
  }
}

extension _ObjectiveCFormatter {
  /// Reads nothing.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  /// Whether a text can become a value as more is typed: yes.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
