// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import SwiftUI

// Passkeys and stored passwords, of which there are none.

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

public protocol ASAuthorizationPublicKeyCredential: ASAuthorizationCredential {
  var credentialID: Data { get }
  var rawClientDataJSON: Data { get }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }
  open var userID: Data! { Data() }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  init(challenge: Data) { self.challenge = challenge }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var name: String
  open var userID: Data
  init(challenge: Data, name: String, userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
  }
}
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge: challenge)
  }
}

public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

extension ASAuthorizationController {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// An action that asks the user for a credential; it fails as if the user cancelled it.
@MainActor @preconcurrency
public struct AuthorizationController {
  nonisolated init() {}
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }
}
extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
