// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

public struct PKPaymentError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = PKPaymentError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? PKPaymentError)?.code == code
    }
    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
    case couponCodeExpiredError
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { PKPaymentErrorDomain }

  public static var unknownError: Code { .unknownError }
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}
