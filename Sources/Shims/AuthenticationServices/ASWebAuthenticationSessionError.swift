// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = ASWebAuthenticationSessionError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
