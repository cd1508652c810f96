// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking

extension WebPage {
  /// A step of loading.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// The end of a load that has failed.
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case pageClosed, webContentProcessTerminated, invalidURL
  }

  /// The pages that were visited: none.
  public struct BackForwardList: Equatable, Sendable {
    public struct Item: Equatable, Identifiable, Sendable {
      public struct ID: Hashable, Sendable {
        private let value = UUID()
      }

      public let id = ID()
      public let title: String?
      public let url: URL
      public let initialURL: URL
    }

    public var backList: [Item] { [] }
    public var forwardList: [Item] { [] }
    public var currentItem: Item? { nil }

    public subscript(index: Int) -> Item? { nil }
  }

  /// A frame of a page.
  public struct FrameInfo: Sendable {
    public let isMainFrame: Bool
    public let request: URLRequest
    public let securityOrigin: WKSecurityOrigin
  }

  /// A wish to load something.
  public struct NavigationAction: Sendable {
    public let source: FrameInfo
    public let target: FrameInfo?
    public let navigationType: WKNavigationType
    public let request: URLRequest
    public let shouldPerformDownload: Bool
  }

  /// A response that can be shown or not.
  public struct NavigationResponse: Sendable {
    public let isForMainFrame: Bool
    public let response: URLResponse
    public let canShowMimeType: Bool
  }

  /// The settings of a load.
  public struct NavigationPreferences: Sendable {
    public enum ContentMode: Hashable, Sendable { case recommended, mobile, desktop }
    public enum UpgradeToHTTPSPolicy: Hashable, Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    public var preferredContentMode = ContentMode.recommended
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    public var allowsContentJavaScript = true
    public var isLockdownModeEnabled = false

    public init() {}
  }

  /// Decides what a page loads; it is never asked, since nothing is loaded.
  @MainActor public protocol NavigationDeciding {
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy
    mutating func decidePolicy(
      for response: WebPage.NavigationResponse
    ) async -> WKNavigationResponsePolicy
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  public mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  public mutating func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
}
