import Foundation

extension NSObjectProtocol {
  /// Returns the value of a property, by its name; nil if there is none.
  public func value(forKey key: String) -> Any? {
    (self as? UserDefaults)?.object(forKey: key) ?? KeyValueLookup.value(at: [key], of: self)
  }

  /// Returns the value at the end of a path of names that periods separate; nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    return KeyValueLookup.value(at: keys[...], of: self)
  }

  /// Sets a default of the user.
  ///
  /// The properties of other objects cannot be found by name without Objective-C: they stay, and a
  /// warning says so.
  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    let line =
      "warning: setValue(_:forKey: \"\(key)\") has no effect on \(Self.self); set the property\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
