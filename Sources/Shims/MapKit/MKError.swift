// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = MKError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { MKErrorDomain }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}
