import Foundation
import Security
import Testing

struct SecItemTests {
  @Test func anItemIsKeptUntilItIsDeleted() {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
      kSecValueData as String: Data([1]),
    ]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    let query =
      [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
        kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne,
      ] as [String: Any]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data([1]))
    let change = [kSecValueData as String: Data([2])]
    #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data([2]))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecItemNotFound)
  }

  @Test func keysAreFoundByTheBytesOfTheirTags() {
    func query(_ tag: String, _ values: [CFString: Any] = [:]) -> CFDictionary {
      var query: [CFString: Any] = [
        kSecClass: kSecClassKey, kSecAttrApplicationTag: Data(tag.utf8),
        kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic,
      ]
      query.merge(values) { $1 }
      return query as CFDictionary
    }
    #expect(SecItemAdd(query("tag.a", [kSecValueData: Data([1])]), nil) == errSecSuccess)
    var stored: CFTypeRef?
    let second = query("tag.b", [kSecValueData: Data([2]), kSecReturnData: true])
    #expect(SecItemAdd(second, &stored) == errSecSuccess)
    #expect(stored as? Data == Data([2]))
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query("tag.a", [kSecReturnData: true]), &found) == errSecSuccess)
    #expect(found as? Data == Data([1]))
    #expect(SecItemDelete(query("tag.a")) == errSecSuccess)
    #expect(SecItemDelete(query("tag.b")) == errSecSuccess)
  }
}
