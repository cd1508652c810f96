import Foundation
import ViewCore

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for the customization of a tab view, under a key.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(encoded: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for the customization of a tab view, under a key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(encoded: wrappedValue, key)
  }
}
