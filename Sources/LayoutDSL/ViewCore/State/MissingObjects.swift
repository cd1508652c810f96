import Foundation

/// The objects for views that read an observable object which no ancestor has placed in their
/// environment.
package enum MissingObjects {
  /// Returns the object of a type; nil, the default, if the program has no such objects.
  nonisolated(unsafe) package static var search: (@MainActor (Any.Type) -> AnyObject?)?

  static func object(of type: Any.Type) -> AnyObject? {
    // Only the main thread makes views.
    guard let search, Thread.isMainThread else { return nil }
    nonisolated(unsafe) var found: AnyObject?
    MainActor.assumeIsolated { found = search(type) }
    return found
  }
}
