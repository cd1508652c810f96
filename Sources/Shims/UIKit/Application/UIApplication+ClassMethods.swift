import ObjectiveCNames
import SystemIntegration
import ViewCore

extension UIApplication: NamedClassMethods {
  /// Returns the getter of the application, for code that an extension of an app also compiles.
  package nonisolated static func classMethod(named selector: Selector) -> (() -> Any?)? {
    guard selector == "sharedApplication" || selector == "shared" else { return nil }
    return { onMainActor { shared } }
  }
}
