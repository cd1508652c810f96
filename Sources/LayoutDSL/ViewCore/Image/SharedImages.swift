import Foundation

/// The images of code that belongs to no screen, such as the body of a preview or an action.
package enum SharedImages {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var provider: (any ImageProvider)?

  /// Sets what finds images; nil finds none.
  package static func setProvider(_ provider: (any ImageProvider)?) {
    lock.withLock { self.provider = provider }
  }

  /// Returns a named bitmap in a bundle folder, the one of most pixels; nil if there is none.
  package static func image(named name: String, in folder: URL?) -> ResolvedImage? {
    // The densest screen of an iPhone: a picture of it is sharp on others, too.
    lock.withLock { provider }?.image(named: name, in: folder, displayScale: 3, isDark: false)
  }
}
