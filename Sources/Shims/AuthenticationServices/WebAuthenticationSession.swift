// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// A sign-in on a web page from SwiftUI, which the user cancels.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
  public struct BrowserSession: Hashable, Sendable {
    private let isEphemeral: Bool
    public static let ephemeral = BrowserSession(isEphemeral: true)
    public static let shared = BrowserSession(isEphemeral: false)
  }
  nonisolated init() {}
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
  public func authenticate(
    using url: URL, callbackURLScheme: String, additionalHeaderFields: [String: String]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
