import Foundation

// Notifications between processes, of which there is only one.

/// A centre of notifications.
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()
}
/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString
  /// Creates a name.
  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }
  /// Creates a name.
  public init(_ rawValue: CFString) {
    self.rawValue = rawValue
  }
}
/// The delivery of notifications while an app is suspended; it has no effect.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// They are lost.
  case drop = 1
  /// The last of a name arrives later.
  case coalesce
  /// All arrive later.
  case hold
  /// They arrive at once.
  case deliverImmediately
}
/// A function that receives notifications: it is never called.
public typealias CFNotificationCallback =
  @convention(c) (
    OpaquePointer?, UnsafeMutableRawPointer?, OpaquePointer?, UnsafeRawPointer?, OpaquePointer?
  ) -> Void

/// Returns the centre for notifications of other processes: none arrive.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }
/// Has no effect, since no other process posts notifications.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {}
/// Has no effect, since no observer is added.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {}
/// Has no effect, since no observer is added.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter, _ observer: UnsafeRawPointer?
) {}
