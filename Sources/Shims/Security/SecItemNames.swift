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
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecReadOnly: OSStatus = -25292
public let errSecNoSuchKeychain: OSStatus = -25294
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecBufferTooSmall: OSStatus = -25301
public let errSecDataTooLarge: OSStatus = -25302
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInvalidItemRef: OSStatus = -25304
public let errSecInvalidSearchRef: OSStatus = -25305
public let errSecNoSuchClass: OSStatus = -25306
public let errSecNoDefaultKeychain: OSStatus = -25307
public let errSecReadOnlyAttr: OSStatus = -25309
public let errSecDataNotAvailable: OSStatus = -25316
public let errSecDataNotModifiable: OSStatus = -25317
public let errSecInteractionRequired: OSStatus = -25315
public let errSecCreateChainFailed: OSStatus = -25318
public let errSecServiceNotAvailable: OSStatus = -67585
public let errSecInsufficientClientID: OSStatus = -67586
public let errSecDeviceReset: OSStatus = -67587
public let errSecDeviceFailed: OSStatus = -67588
public let errSecConversionError: OSStatus = -67594
public let errSecHostNameMismatch: OSStatus = -67602
public let errSecInvalidData: OSStatus = -67673
public let errSecInvalidRecord: OSStatus = -67701
public let errSecInvalidKeyRef: OSStatus = -67712
public let errSecUnsupportedKeyFormat: OSStatus = -67734
public let errSecUnsupportedKeySize: OSStatus = -67735
public let errSecInvalidSignature: OSStatus = -67807
public let errSecVerifyFailed: OSStatus = -67808
public let errSecCertificateExpired: OSStatus = -67818
public let errSecCertificateNotValidYet: OSStatus = -67819
public let errSecCertificateRevoked: OSStatus = -67820
public let errSecNotTrusted: OSStatus = -67843
public let errSecTimestampInvalid: OSStatus = -67901

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

public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kSecAttrKeyClass"
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "kSecAttrKeyClassPublic"
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "kSecAttrKeyClassPrivate"
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "kSecAttrKeyClassSymmetric"
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "kSecAttrKeyTypeRSA"
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "kSecAttrKeyTypeEC"
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString =
  "kSecAttrKeyTypeECSECPrimeRandom"
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "kSecAttrTokenID"
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString =
  "kSecAttrTokenIDSecureEnclave"
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "kSecPrivateKeyAttrs"
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "kSecPublicKeyAttrs"
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "kSecAttrEffectiveKeySize"
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "kSecAttrCanEncrypt"
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "kSecAttrCanDecrypt"
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "kSecAttrCanDerive"
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "kSecAttrCanSign"
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "kSecAttrCanVerify"
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "kSecAttrCanWrap"
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "kSecAttrCanUnwrap"
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "kSecAttrApplicationLabel"
public nonisolated(unsafe) let kSecAttrPublicKeyHash: CFString = "kSecAttrPublicKeyHash"
public nonisolated(unsafe) let kSecAttrIssuer: CFString = "kSecAttrIssuer"
public nonisolated(unsafe) let kSecAttrSerialNumber: CFString = "kSecAttrSerialNumber"
public nonisolated(unsafe) let kSecAttrSubject: CFString = "kSecAttrSubject"
public nonisolated(unsafe) let kSecAttrSubjectKeyID: CFString = "kSecAttrSubjectKeyID"
public nonisolated(unsafe) let kSecAttrCertificateType: CFString = "kSecAttrCertificateType"
public nonisolated(unsafe) let kSecAttrCertificateEncoding: CFString = "kSecAttrCertificateEncoding"
public nonisolated(unsafe) let kSecAttrCreator: CFString = "kSecAttrCreator"
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "kSecAttrIsInvisible"
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "kSecAttrIsNegative"
public nonisolated(unsafe) let kSecAttrIsSensitive: CFString = "kSecAttrIsSensitive"
public nonisolated(unsafe) let kSecAttrIsExtractable: CFString = "kSecAttrIsExtractable"
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "kSecAttrSecurityDomain"
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "kSecAttrProtocol"
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "kSecAttrAuthenticationType"
public nonisolated(unsafe) let kSecAttrPort: CFString = "kSecAttrPort"
public nonisolated(unsafe) let kSecAttrPath: CFString = "kSecAttrPath"
public nonisolated(unsafe) let kSecAttrSyncViewHint: CFString = "kSecAttrSyncViewHint"
public nonisolated(unsafe) let kSecAttrPersistentReference: CFString = "kSecAttrPersistentReference"
public nonisolated(unsafe) let kSecAttrAccessGroupToken: CFString = "kSecAttrAccessGroupToken"
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "kSecAttrProtocolHTTP"
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "kSecAttrProtocolHTTPS"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString =
  "kSecAttrAuthenticationTypeDPA"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString =
  "kSecAttrAuthenticationTypeMSN"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString =
  "kSecAttrAuthenticationTypeRPA"
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "kSecAttrProtocolAFP"
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "kSecAttrProtocolAppleTalk"
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "kSecAttrProtocolDAAP"
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "kSecAttrProtocolEPPC"
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "kSecAttrProtocolFTPAccount"
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "kSecAttrProtocolFTPProxy"
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "kSecAttrProtocolHTTPProxy"
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "kSecAttrProtocolHTTPSProxy"
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "kSecAttrProtocolIPP"
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "kSecAttrProtocolIRC"
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "kSecAttrProtocolIRCS"
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "kSecAttrProtocolLDAPS"
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "kSecAttrProtocolNNTP"
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "kSecAttrProtocolNNTPS"
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "kSecAttrProtocolPOP3S"
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "kSecAttrProtocolRTSP"
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "kSecAttrProtocolRTSPProxy"
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "kSecAttrProtocolTelnet"
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "kSecAttrProtocolTelnetS"
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "kSecAttrProtocolFTP"
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "kSecAttrProtocolFTPS"
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "kSecAttrProtocolSSH"
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "kSecAttrProtocolSMB"
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "kSecAttrProtocolIMAP"
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "kSecAttrProtocolIMAPS"
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "kSecAttrProtocolPOP3"
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "kSecAttrProtocolSMTP"
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "kSecAttrProtocolLDAP"
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "kSecAttrProtocolSOCKS"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString =
  "kSecAttrAuthenticationTypeDefault"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString =
  "kSecAttrAuthenticationTypeHTTPBasic"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString =
  "kSecAttrAuthenticationTypeHTTPDigest"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString =
  "kSecAttrAuthenticationTypeHTMLForm"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString =
  "kSecAttrAuthenticationTypeNTLM"
public nonisolated(unsafe) let kSecMatchPolicy: CFString = "kSecMatchPolicy"
public nonisolated(unsafe) let kSecMatchItemList: CFString = "kSecMatchItemList"
public nonisolated(unsafe) let kSecMatchSearchList: CFString = "kSecMatchSearchList"
public nonisolated(unsafe) let kSecMatchIssuers: CFString = "kSecMatchIssuers"
public nonisolated(unsafe) let kSecMatchEmailAddressIfPresent: CFString =
  "kSecMatchEmailAddressIfPresent"
public nonisolated(unsafe) let kSecMatchSubjectContains: CFString = "kSecMatchSubjectContains"
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "kSecMatchCaseInsensitive"
public nonisolated(unsafe) let kSecMatchTrustedOnly: CFString = "kSecMatchTrustedOnly"
public nonisolated(unsafe) let kSecMatchValidOnDate: CFString = "kSecMatchValidOnDate"
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "kSecValuePersistentRef"
public nonisolated(unsafe) let kSecUseItemList: CFString = "kSecUseItemList"
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "kSecUseAuthenticationUISkip"
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "kSecUseAuthenticationUIFail"
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString =
  "kSecUseAuthenticationUIAllow"
public nonisolated(unsafe) let kSecUseNoAuthenticationUI: CFString = "kSecUseNoAuthenticationUI"
public nonisolated(unsafe) let kSecUseUserIndependentKeychain: CFString =
  "kSecUseUserIndependentKeychain"
public nonisolated(unsafe) let kSecImportItemLabel: CFString = "kSecImportItemLabel"
public nonisolated(unsafe) let kSecImportItemKeyID: CFString = "kSecImportItemKeyID"
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "kSecImportItemTrust"
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "kSecImportItemCertChain"
public nonisolated(unsafe) let kSecPolicyAppleSSL: CFString = "kSecPolicyAppleSSL"
public nonisolated(unsafe) let kSecPolicyAppleX509Basic: CFString = "kSecPolicyAppleX509Basic"
public nonisolated(unsafe) let kSecPolicyOid: CFString = "kSecPolicyOid"
public nonisolated(unsafe) let kSecPolicyName: CFString = "kSecPolicyName"
public nonisolated(unsafe) let kSecTrustEvaluationDate: CFString = "kSecTrustEvaluationDate"
public nonisolated(unsafe) let kSecTrustResultValue: CFString = "kSecTrustResultValue"
public nonisolated(unsafe) let kSecTrustOrganizationName: CFString = "kSecTrustOrganizationName"
public nonisolated(unsafe) let kSecTrustRevocationChecked: CFString = "kSecTrustRevocationChecked"
public nonisolated(unsafe) let kSecSharedPassword: CFString = "kSecSharedPassword"
public nonisolated(unsafe) let kSecPropertyTypeTitle: CFString = "kSecPropertyTypeTitle"
public nonisolated(unsafe) let kSecPropertyTypeError: CFString = "kSecPropertyTypeError"

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  "OSStatus \(status)" as NSString
}
