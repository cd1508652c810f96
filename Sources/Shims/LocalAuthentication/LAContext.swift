// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import ObjectiveCNames

// Authentication on a device without a passcode: every request fails.

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
  case deviceOwnerAuthenticationWithCompanion
  case deviceOwnerAuthenticationWithBiometricsOrCompanion
  public static var deviceOwnerAuthenticationWithWatch: LAPolicy {
    .deviceOwnerAuthenticationWithCompanion
  }
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
  public static var LABiometryNone: LABiometryType { .none }
}

public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}

public enum LAAccessControlOperation: Int, Sendable {
  case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

extension LAError {
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
}

/// A request for the user's authentication, which fails.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var maxBiometryFailures: NSNumber?
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  open var domainState: LADomainState { LADomainState() }
  private var credentials: [LACredentialType: Data] = [:]

  public override init() { super.init() }

  /// Returns false, with the error that the device has no passcode.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil
  ) -> Bool {
    error?.pointee = LAError(.passcodeNotSet) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.passcodeNotSet))
  }
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  /// Fails whatever the rule of the item, a `SecAccessControl`, is.
  open func evaluateAccessControl(
    _ accessControl: AnyObject, operation: LAAccessControlOperation, localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.passcodeNotSet))
  }
  @discardableResult
  open func evaluateAccessControl(
    _ accessControl: AnyObject, operation: LAAccessControlOperation, localizedReason: String
  ) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    credentials[type] = credential
    return true
  }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { credentials[type] != nil }

  open func invalidate() {}
}

/// The state of the device's biometry, which is absent.
open class LADomainState: NSObject, @unchecked Sendable {
  open var stateHash: Data? { nil }
  open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
}

open class LADomainStateBiometry: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }
  open var stateHash: Data? { nil }
}

/// The authentication that a right requires; it always fails.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
  open class var `default`: LAAuthenticationRequirement { LAAuthenticationRequirement() }
  open class var biometry: LAAuthenticationRequirement { LAAuthenticationRequirement() }
  open class var biometryCurrentSet: LAAuthenticationRequirement { LAAuthenticationRequirement() }
  open class func biometry(
    fallback: LABiometryFallbackRequirement
  ) -> LAAuthenticationRequirement { LAAuthenticationRequirement() }
}

open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
  open class var `default`: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
  open class var devicePasscode: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
}

/// A right of the app that the user authorizes; it is never authorized.
open class LARight: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case unknown, authorizing, authorized, notAuthorized }
  open var state: State { .notAuthorized }
  open var tag = 0
  public convenience override init() { self.init(requirement: .default) }
  public init(requirement: LAAuthenticationRequirement) { super.init() }
  open func authorize(localizedReason: String) async throws { throw LAError(.passcodeNotSet) }
  open func authorize(localizedReason: String, completion: @escaping ((any Error)?) -> Void) {
    completion(LAError(.passcodeNotSet))
  }
  open func checkCanAuthorize() async throws { throw LAError(.passcodeNotSet) }
  open func deauthorize() async {}
}

// The numbers of errors under their older names.
public let kLAErrorAuthenticationFailed: Int32 = -1
public let kLAErrorUserCancel: Int32 = -2
public let kLAErrorUserFallback: Int32 = -3
public let kLAErrorSystemCancel: Int32 = -4
public let kLAErrorPasscodeNotSet: Int32 = -5
public let kLAErrorTouchIDNotAvailable: Int32 = -6
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
public let kLAErrorTouchIDLockout: Int32 = -8
public let kLAErrorBiometryNotAvailable: Int32 = -6
public let kLAErrorBiometryNotEnrolled: Int32 = -7
public let kLAErrorBiometryLockout: Int32 = -8
public let kLAErrorAppCancel: Int32 = -9
public let kLAErrorInvalidContext: Int32 = -10
public let kLAErrorNotInteractive: Int32 = -1004
