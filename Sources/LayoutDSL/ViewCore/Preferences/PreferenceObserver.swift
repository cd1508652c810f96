/// A node that acts on a preference value after layout.
package protocol PreferenceObserver: AnyObject {
  var observedNode: GeometricNode { get }
  /// Reduces the preference and acts on the value if it has changed.
  func deliver()
  var keyName: String { get }
}
