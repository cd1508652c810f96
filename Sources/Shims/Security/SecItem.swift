import Foundation
@_exported import ObjectiveCNames

/// The keychain of this process, which starts empty and is only in memory.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  /// The class and the attributes that identify an item.
  private nonisolated(unsafe) static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrApplicationTag,
  ]

  private let lock = NSLock()
  private var items: [[String: Any]] = []

  func add(_ attributes: [String: Any]) -> OSStatus {
    lock.withLock {
      let names = Set(Self.identity.map { $0 as String })
      let identity = attributes.filter { names.contains($0.key) }
      guard !items.contains(where: { matches($0, identity) }) else { return errSecDuplicateItem }
      items.append(attributes)
      return errSecSuccess
    }
  }

  func items(for query: [String: Any]) -> [[String: Any]] {
    lock.withLock { items.filter { matches($0, query) } }
  }

  func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
    lock.withLock {
      let found = items.indices.filter { matches(items[$0], query) }
      for index in found { items[index].merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  /// Returns whether an item has the class and the attributes of a query.
  ///
  /// The data and the keys for the form of the result are not attributes.
  private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      guard key == kSecClass as String || key.hasPrefix("kSecAttr"),
        !key.hasPrefix("kSecAttrAccess"), !key.hasPrefix("kSecAttrSynchronizable")
      else { return true }
      return item[key].map(text) == text(of: value)
    }
  }

  /// Returns a text that differs for different values: data describe themselves by their length.
  private func text(of value: Any) -> String {
    let data = value as? Data ?? (value as? NSData).map { Data($0) }
    return data?.base64EncodedString() ?? "\(value)"
  }
}

extension NSDictionary {
  /// The entries, with strings as keys.
  fileprivate var named: [String: Any] {
    reduce(into: [:]) { named, entry in
      named["\(entry.key)"] = entry.value
    }
  }
}

/// Adds an item to the keychain of this process.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let status = Keychain.shared.add(attributes.named)
  guard status == errSecSuccess, let result else { return status }
  return SecItemCopyMatching(attributes, result)
}

/// Finds items in the keychain of this process.
///
/// The result is the data of an item, or its attributes if the query asks for them, or an array of
/// these.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = query.named
  let isSet = { (name: CFString) in
    (query[name as String] as? Bool) ?? (query[name as String] as? NSNumber)?.boolValue ?? false
  }
  let found = Keychain.shared.items(for: query)
  guard let first = found.first else { return errSecItemNotFound }
  let value = { (item: [String: Any]) -> AnyObject? in
    if isSet(kSecReturnAttributes) { return item as NSDictionary }
    guard isSet(kSecReturnData) else { return nil }
    let data = item[kSecValueData as String]
    return (data as? Data).map { $0 as NSData } ?? data as? NSData
  }
  let wantsAll = query[kSecMatchLimit as String].map { "\($0)" } == "kSecMatchLimitAll"
  result?.pointee = wantsAll ? found.compactMap(value) as NSArray : value(first)
  return errSecSuccess
}

/// Changes items of the keychain of this process.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(query.named, attributesToUpdate.named)
}

/// Removes items from the keychain of this process.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(query.named)
}

/// A source of random bytes; it is not used.
public final class SecRandom: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandom? = nil

/// Writes a fixed sequence of bytes, so that pictures are reproducible.
@discardableResult
public func SecRandomCopyBytes(
  _ random: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<max(0, count) {
    bytes.storeBytes(
      of: UInt8(truncatingIfNeeded: index &* 167 &+ 13), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
