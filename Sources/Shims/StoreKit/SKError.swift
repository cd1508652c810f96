// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = SKError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
    case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams
    case invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { SKErrorDomain }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  public static var invalidSignature: Code { .invalidSignature }
  public static var missingOfferParams: Code { .missingOfferParams }
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  public static var overlayCancelled: Code { .overlayCancelled }
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  public static var overlayTimeout: Code { .overlayTimeout }
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
