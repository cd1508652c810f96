/// The difference between the old and the new content of a leaf.
package enum ContentChange {
  /// The content is the same, or changes immediately.
  case none
  /// The content is different.
  case replaced
  /// The content is the same at another size.
  case resized
}
