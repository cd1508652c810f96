@_exported import Foundation

/// The identifier for advertisements, which is zero.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  /// Returns the only manager of the process.
  open class func shared() -> ASIdentifierManager { manager }
  /// The identifier of the device for advertisers, all of whose bytes are zero.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether advertisers may track the user: never.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
