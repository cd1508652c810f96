import Foundation

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
