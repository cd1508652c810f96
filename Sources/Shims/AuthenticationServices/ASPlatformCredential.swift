// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import SwiftUI

// Passkeys and stored passwords, of which there are none.

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest().made(by: self)
  }
}

public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  case platform, crossPlatform
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
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var relyingPartyIdentifier = ""
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var shouldShowHybridTransport = true
  init(challenge: Data) { self.challenge = challenge }
}
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  open var relyingPartyIdentifier = ""
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
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
    let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
    request.relyingPartyIdentifier = relyingPartyIdentifier
    return request.made(by: self)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge: challenge)
    request.relyingPartyIdentifier = relyingPartyIdentifier
    return request.made(by: self)
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

// MARK: Choices and security keys

public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self(rawValue: "preferred")
  public static let required = Self(rawValue: "required")
  public static let discouraged = Self(rawValue: "discouraged")
}
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable,
  Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let direct = Self(rawValue: "direct")
  public static let indirect = Self(rawValue: "indirect")
  public static let enterprise = Self(rawValue: "enterprise")
}
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ES256 = Self(rawValue: -7)
}
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
  public let algorithm: ASCOSEAlgorithmIdentifier
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  open var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  public struct Transport: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let usb = Transport(rawValue: "usb")
    public static let nfc = Transport(rawValue: "nfc")
    public static let bluetooth = Transport(rawValue: "ble")
    public static let allSupported: [Transport] = [.usb, .nfc, .bluetooth]
  }
  open var credentialID: Data
  open var transports: [Transport]
  public init(credentialID: Data, transports: [Transport]) {
    (self.credentialID, self.transports) = (credentialID, transports)
  }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest, @unchecked Sendable
{
  public enum ResidentKeyPreference: Sendable { case discouraged, preferred, required }
  open var challenge: Data
  open var displayName: String
  open var name: String
  open var userID: Data
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  open var residentKeyPreference = ResidentKeyPreference.preferred
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  init(challenge: Data, displayName: String, name: String, userID: Data) {
    (self.challenge, self.displayName) = (challenge, displayName)
    (self.name, self.userID) = (name, userID)
  }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  init(challenge: Data) { self.challenge = challenge }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject,
  ASAuthorizationProvider, @unchecked Sendable
{
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      challenge: challenge, displayName: displayName, name: name, userID: userID
    ).made(by: self)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(challenge: challenge)
      .made(by: self)
  }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }
  open var userID: Data! { Data() }
}
