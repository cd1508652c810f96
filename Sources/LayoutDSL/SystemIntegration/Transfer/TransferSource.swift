import ViewCore

/// Values that a view gives to the user's drag or copy.
package struct TransferSource {
  /// Makes the values.
  package let items: () -> [Any]
}
