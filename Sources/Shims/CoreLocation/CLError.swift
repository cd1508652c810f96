// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CLError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
    case locationUnknown = 0
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable
    case rangingFailure, promptDeclined, historicalLocationError
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { kCLErrorDomain }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }
  public static var historicalLocationError: Code { .historicalLocationError }
}
