import Foundation

/// A generation of a store, which fetches can be made to read.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The generation at the time of the first fetch.
  public static let current = NSQueryGenerationToken()
}
