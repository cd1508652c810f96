@_exported import Foundation

// Authentication on a device without a passcode: every request fails.

/// The ways in which the owner of a device may prove who they are.
public enum LAPolicy: Int, Sendable {
  /// By a face or a finger only, or by a passcode too.
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// The sensor with which a device recognizes its owner.
public enum LABiometryType: Int, Sendable {
  /// No sensor, a finger or a face.
  case none, touchID, faceID
  /// The irises of both eyes.
  case opticID = 4
}

/// An error of authentication.
public struct LAError: Error, Hashable, Sendable {
  /// The reasons why authentication fails.
  public enum Code: Int, Sendable {
    /// The owner was not recognized.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user prefers the fallback of the app.
    case userFallback = -3
    /// The system has cancelled, as when another app opens.
    case systemCancel = -4
    /// The device has no passcode: the reason for each failure.
    case passcodeNotSet = -5
    /// The device has no sensor, or the app may not use it.
    case biometryNotAvailable = -6
    /// No face or finger is known to the device.
    case biometryNotEnrolled = -7
    /// The sensor is locked after too many attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context is no longer valid.
    case invalidContext = -10
    /// The user would have to be asked, which the app forbids.
    case notInteractive = -1004
    /// Returns whether an authentication error has this reason, so that `catch` can name a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }
  /// The reason for the failure.
  public let code: Code
  /// Creates an error of authentication for a reason.
  public init(_ code: Code) { self.code = code }
  /// The reason that the owner was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The reason that the user has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The reason that the user prefers the fallback.
  public static var userFallback: Code { .userFallback }
  /// The reason that the system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The reason that the device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The reason that no sensor is available.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The reason that no face or finger is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The reason that the sensor is locked.
  public static var biometryLockout: Code { .biometryLockout }
}

/// A context that authenticates the owner of the device; every request fails.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the fallback's button; nil is the system's title.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; nil is the system's word.
  open var localizedCancelTitle: String?
  /// The sentence that tells the user why authentication is needed.
  open var localizedReason = ""
  /// Whether the user must not be asked.
  open var interactionNotAllowed = false
  /// The time for which unlocking the device counts as authentication, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The sensor of the device: none.
  open var biometryType: LABiometryType { .none }
  /// The state of the known faces and fingers; always nil.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Returns false, and stores an error about the missing passcode.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil
  ) -> Bool {
    error?.pointee = LAError(.passcodeNotSet) as NSError
    return false
  }

  /// Calls the closure at once with an error about the missing passcode.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.passcodeNotSet))
  }

  /// Throws an error about the missing passcode.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  /// Has no effect, since no request is pending.
  open func invalidate() {}
}
