import Foundation
import SystemIntegration
import ViewCore

extension UIResponder {
  /// The value of a property that an extension declares, or its initial value.
  func stored<Value>(_ initial: Value, _ name: String = #function) -> Value {
    stored[name].flatMap { $0 as? Value } ?? initial
  }

  /// Keeps the value of a property that an extension declares.
  func store<Value>(_ value: Value, _ name: String = #function) {
    stored[name] = value
  }
}
