@_exported import Foundation

/// Tracking, which the user does not allow.
open class ATTrackingManager: NSObject {
  /// The answer of the user to the question whether an app may track.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Not asked yet, forbidden on the device, refused, or allowed.
    case notDetermined, restricted, denied, authorized
  }
  /// The user's answer: not determined.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Calls the closure at once with a refusal.
  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    completion(.denied)
  }
  /// Returns a refusal without asking.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
