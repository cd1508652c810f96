// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import FoundationNames
import ObjectiveCNames
import UIKit

// An extension that gives passwords to other apps; it is never opened.

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
public struct ASExtensionError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = ASExtensionError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASExtensionError)?.code == code
    }
    case failed = 0, userCanceled = 1
    case userInteractionRequired = 100, credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { ASExtensionErrorDomain }
  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  public enum IdentifierType: Int, Sendable { case domain, URL, app }
  public let identifier: String
  public let type: IdentifierType
  public init(identifier: String, type: IdentifierType) {
    (self.identifier, self.type) = (identifier, type)
  }
}
open class ASPasswordCredentialIdentity: NSObject, @unchecked Sendable {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?
  ) {
    (self.serviceIdentifier, self.user) = (serviceIdentifier, user)
    self.recordIdentifier = recordIdentifier
  }
}
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}
/// The names that a keyboard suggests: the user has not turned them on.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  private static let store = ASCredentialIdentityStore()
  open class var shared: ASCredentialIdentityStore { store }
  open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
    completion(ASCredentialIdentityStoreState())
  }
  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completion?(false, ASExtensionError(.failed))
  }
  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
    completion?(false, ASExtensionError(.failed))
  }
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completion?(false, ASExtensionError(.failed))
  }
}
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  open func completeExtensionConfigurationRequest() {}
}
/// The screen of an extension with passwords, which draws what its subclass adds.
@MainActor @preconcurrency
open class ASCredentialProviderViewController: UIViewController {
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  open func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}
  open func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}
  open func prepareInterfaceForExtensionConfiguration() {}
}
