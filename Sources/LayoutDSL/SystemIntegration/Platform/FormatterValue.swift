import Foundation
import ViewCore

extension Formatter {
  /// Returns a value as text, or an empty string if the formatter does not support it.
  package func text(of value: Any) -> String {
    // Foundation on Linux does not format CGFloat.
    let value = (value as? CGFloat).map { Double($0) } ?? value
    return string(for: value) ?? ""
  }

  /// Returns the value that a text represents, or nil if the text cannot be parsed.
  package func value<Value>(of text: String, as type: Value.Type) -> Value? {
    #if canImport(Darwin)
      var object: AnyObject?
      guard getObjectValue(&object, for: text, errorDescription: nil) else { return nil }
      return object as? Value
    #else
      switch self {
      case let formatter as NumberFormatter:
        guard let number = formatter.number(from: text) else { return nil }
        return number as? Value ?? CGFloat(number.doubleValue) as? Value
          ?? number.decimalValue as? Value
      case let formatter as DateFormatter: return formatter.date(from: text) as? Value
      case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? Value
      default: return nil
      }
    #endif
  }
}
