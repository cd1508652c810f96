import Foundation

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

  /// A value that is stored as its encoding in JSON.
  static func encoded() -> StoredForm where Value: Codable {
    StoredForm(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) })
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
