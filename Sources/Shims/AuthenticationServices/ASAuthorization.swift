// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Requests for authorization. Each fails as if the user cancelled it.

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  public private(set) var provider: any ASAuthorizationProvider = ASAuthorizationAppleIDProvider()
  package func made(by provider: any ASAuthorizationProvider) -> Self {
    self.provider = provider
    return self
  }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest().made(by: self)
  }
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let user: String
  open var state: String? { nil }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  open var userAgeRange: ASUserAgeRange { .unknown }
  package init(user: String) { self.user = user }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
public enum ASUserAgeRange: Int, Sendable { case unknown, child, notChild }

/// A credential of a company's sign-in; no request is answered with one.
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  open var state: String? { nil }
  open var accessToken: Data? { nil }
  open var identityToken: Data? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  package init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential)
  {
    (self.provider, self.credential) = (provider, credential)
  }
}

public typealias ASPresentationAnchor = UIWindow

@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  open func performRequests() {
    nonisolated(unsafe) let controller = self
    DispatchQueue.main.async {
      controller.delegate?.authorizationController(
        controller: controller, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
  /// Reports that the user cancels.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Shows nothing: there are no credentials.
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}
}

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in on a web page, which the user cancels.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address that ends a session.
  open class Callback: NSObject {
    private let matches: (URL) -> Bool
    private init(_ matches: @escaping (URL) -> Bool) { self.matches = matches }
    open class func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme == customScheme }
    }
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host() == host && $0.path() == path }
    }
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let completion: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
  }
  public init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
  }
  open var canStart: Bool { true }
  /// Reports that the user cancels.
  @discardableResult open func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  open func cancel() {}
}
