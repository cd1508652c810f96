// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let CMErrorDomain = "CMErrorDomain"

/// The reason for an error of the sensors, as a number.
public struct CMError: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The error that functions of missing sensors report.
  static var notAvailable: NSError {
    NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))
  }
}

public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)
public let CMErrorNilData = CMError(112)
public let CMErrorSize = CMError(113)
