// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import ObjectiveCNames

// Keys and results of the keychain, as in Apple's headers.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

public nonisolated(unsafe) let kSecClass: CFString = "kSecClass"
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "kSecClassGenericPassword"
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
public nonisolated(unsafe) let kSecClassKey: CFString = "kSecClassKey"
public nonisolated(unsafe) let kSecClassCertificate: CFString = "kSecClassCertificate"
public nonisolated(unsafe) let kSecClassIdentity: CFString = "kSecClassIdentity"
public nonisolated(unsafe) let kSecAttrAccount: CFString = "kSecAttrAccount"
public nonisolated(unsafe) let kSecAttrService: CFString = "kSecAttrService"
public nonisolated(unsafe) let kSecAttrServer: CFString = "kSecAttrServer"
public nonisolated(unsafe) let kSecAttrLabel: CFString = "kSecAttrLabel"
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "kSecAttrGeneric"
public nonisolated(unsafe) let kSecAttrDescription: CFString = "kSecAttrDescription"
public nonisolated(unsafe) let kSecAttrComment: CFString = "kSecAttrComment"
public nonisolated(unsafe) let kSecAttrType: CFString = "kSecAttrType"
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "kSecAttrAccessGroup"
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "kSecAttrAccessible"
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "kSecAttrKeyType"
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "kSecAttrKeySizeInBits"
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "kSecAttrApplicationTag"
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "kSecAttrIsPermanent"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString =
  "kSecAttrAccessibleWhenUnlocked"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString =
  "kSecAttrAccessibleAfterFirstUnlock"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "kSecAttrAccessibleAlways"
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString =
  "kSecAttrAccessibleAlwaysThisDeviceOnly"
public nonisolated(unsafe) let kSecMatchLimit: CFString = "kSecMatchLimit"
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "kSecMatchLimitOne"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
public nonisolated(unsafe) let kSecReturnData: CFString = "kSecReturnData"
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "kSecReturnAttributes"
public nonisolated(unsafe) let kSecReturnRef: CFString = "kSecReturnRef"
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
public nonisolated(unsafe) let kSecValueData: CFString = "kSecValueData"
public nonisolated(unsafe) let kSecValueRef: CFString = "kSecValueRef"
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString =
  "kSecUseAuthenticationContext"
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString =
  "kSecUseDataProtectionKeychain"
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  "OSStatus \(status)" as NSString
}
