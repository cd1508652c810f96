import Foundation

extension NSObjectProtocol {
  /// Returns the value for a key; nil if there is none.
  public func value(forKey key: String) -> Any? {
    (self as? UserDefaults)?.object(forKey: key) ?? KeyValueLookup.value(at: [key], of: self)
  }

  /// Returns the value at a path of keys with dots between them; nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    return KeyValueLookup.value(at: keys[...], of: self)
  }

  /// Sets the value for a key of `UserDefaults`.
  ///
  /// The properties of other objects cannot be set by name without Objective-C: they do not change,
  /// and a warning is printed.
  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    let line =
      "warning: setValue(_:forKey: \"\(key)\") has no effect on \(Self.self); set the property\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Sets the value at a path of keys as `setValue(_:forKey:)` does.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
