/// A row owner whose rows are the elements of a collection.
package protocol LazyElementOwner: LazyRowOwner {
  /// Returns the identity of an element.
  func identifier(of element: LazyRowNode) -> AnyHashable?
}
