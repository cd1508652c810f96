import Foundation

/// The domain of errors about locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error about a location.
public struct CLError: Error, Hashable, Sendable {
  /// The reasons why a location is not available.
  public enum Code: Int, Sendable {
    /// The location or the heading is unknown, the network fails, or the user denies access.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    /// A region cannot be watched, or is watched only later.
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    /// An address was not found, was found in part, or its search ended; deferred updates failed.
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    /// Deferred updates do not run, are too coarse, or have a filter.
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
    /// Deferred updates ended, beacons cannot be measured, or the user declined.
    case deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined
    /// An earlier location cannot be given.
    case historicalLocationError
  }

  /// The reason why the location is not available.
  public let code: Code
  /// Creates an error about a location for a reason.
  public init(_ code: Code) { self.code = code }
  /// The reason that the location is unknown.
  public static var locationUnknown: Code { .locationUnknown }
  /// The reason that the user denies access to the location.
  public static var denied: Code { .denied }
  /// The reason that the network fails.
  public static var network: Code { .network }
  /// The reason that the heading is unknown.
  public static var headingFailure: Code { .headingFailure }
  /// The reason that an address was not found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The reason that only a part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The reason that the search for an address was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
