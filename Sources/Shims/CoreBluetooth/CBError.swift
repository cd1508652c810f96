// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CBErrorDomain = "CBErrorDomain"

public struct CBError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CBError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CBError)?.code == code
    }
    case unknown = 0
    case invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    case leGattExceededBackgroundNotificationLimit, leGattNearBackgroundNotificationLimit
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CBErrorDomain }

  public static var unknown: Code { .unknown }
  public static var invalidParameters: Code { .invalidParameters }
  public static var invalidHandle: Code { .invalidHandle }
  public static var notConnected: Code { .notConnected }
  public static var outOfSpace: Code { .outOfSpace }
  public static var operationCancelled: Code { .operationCancelled }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  public static var connectionFailed: Code { .connectionFailed }
  public static var connectionLimitReached: Code { .connectionLimitReached }
  public static var unknownDevice: Code { .unknownDevice }
  public static var operationNotSupported: Code { .operationNotSupported }
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  public static var leGattExceededBackgroundNotificationLimit: Code {
    .leGattExceededBackgroundNotificationLimit
  }
  public static var leGattNearBackgroundNotificationLimit: Code {
    .leGattNearBackgroundNotificationLimit
  }
}
