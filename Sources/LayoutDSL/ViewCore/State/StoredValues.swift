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

/// A stored value; views that read it are evaluated again when it changes.
final class StoredEntry: Dependency {
  private let name: String
  private let defaults: UserDefaults?
  private var stored: Any?

  init(name: String, defaults: UserDefaults?) {
    self.name = name
    self.defaults = defaults
  }

  /// A value of the types of a property list; nil if none is stored.
  var value: Any? {
    get {
      recordRead()
      return defaults.map { $0.object(forKey: name) } ?? stored
    }
    set {
      prepareForChange()
      if let defaults {
        if let newValue {
          defaults.set(newValue, forKey: name)
        } else {
          defaults.removeObject(forKey: name)
        }
      } else {
        stored = newValue
      }
      invalidate()
    }
  }
}

/// The conversion between a value and its stored form; nil means that nothing is stored.
struct StoredForm<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?
}

extension StoredForm {
  static func plain() -> StoredForm { StoredForm(read: { $0 as? Value }, write: { $0 }) }

  static func raw() -> StoredForm where Value: RawRepresentable {
    StoredForm(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }

  /// URLs are strings in the store, because property lists have no URLs.
  static func url() -> StoredForm where Value == URL {
    StoredForm(read: { ($0 as? String).flatMap(URL.init(string:)) }, write: \.absoluteString)
  }

  /// A form that stores nothing for nil.
  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(read: { .some(read($0)) }, write: { $0.flatMap(write) })
  }
}
