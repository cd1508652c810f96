// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// Tracking, which the user does not allow.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    completion(.denied)
  }
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
