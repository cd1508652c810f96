// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

public struct ASAuthorizationError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = ASAuthorizationError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    case credentialImport, credentialExport, preferSignInWithApple
    case deviceNotConfiguredForPasskeyCreation
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { ASAuthorizationErrorDomain }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  public static var credentialImport: Code { .credentialImport }
  public static var credentialExport: Code { .credentialExport }
  public static var preferSignInWithApple: Code { .preferSignInWithApple }
  public static var deviceNotConfiguredForPasskeyCreation: Code {
    .deviceNotConfiguredForPasskeyCreation
  }
}
