import Foundation

/// The values of `AppStorage` and `SceneStorage` of one screen, by key.
///
/// They are in memory and start empty, so that a picture never depends on the machine.
package final class StoredValues {
  /// The values of properties outside a view tree, such as those of an observable object.
  nonisolated(unsafe) static let outside = StoredValues()

  private struct Key: Hashable {
    let name: String
    /// The defaults that a property or the environment names; nil for the store of the screen.
    let defaults: ObjectIdentifier?
    let isOfScene: Bool
  }

  private var entries: [Key: StoredEntry] = [:]

  /// Returns the value of a key, which is nil as long as none is stored.
  func entry(_ name: String, in defaults: UserDefaults? = nil, isOfScene: Bool = false)
    -> StoredEntry
  {
    let key = Key(
      name: name, defaults: defaults.map { ObjectIdentifier($0) }, isOfScene: isOfScene)
    if let known = entries[key] { return known }
    let entry = StoredEntry(name: name, defaults: defaults)
    entries[key] = entry
    return entry
  }
}
