import Foundation
import ViewCore

extension AppStorage {
  /// Creates a property for the customization of a table, under a key.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(encoded: wrappedValue, key, store: store)
  }
}

extension SceneStorage {
  /// Creates a property for the customization of a table, under a key.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(encoded: wrappedValue, key)
  }
}
