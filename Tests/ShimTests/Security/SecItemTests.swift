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
}
