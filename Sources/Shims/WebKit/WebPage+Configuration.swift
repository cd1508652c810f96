// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNetworking

extension WebPage {
  /// The settings of a page.
  @MainActor public struct Configuration {
    public enum MediaPlaybackBehavior: Hashable, Sendable {
      case automatic, allowsInlinePlayback, alwaysFullscreen
    }

    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var defaultNavigationPreferences = NavigationPreferences()
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    /// The name that the page's user agent ends with.
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var allowsInlinePredictions = false
    public var supportsAdaptiveImageGlyph = false
    public var showsSystemScreenTimeBlockingView = true
    public var loadsSubresources = true
    public var ignoresViewportScaleLimits = false
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    /// Creates the default settings.
    public init() {}
  }

  /// Presents the dialogs of a page; it is never asked, since nothing is loaded.
  @MainActor public protocol DialogPresenting {
    func handleJavaScriptAlert(
      message: String, initiatedBy frame: WebPage.FrameInfo) async
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult
  }

  public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }
}

extension WebPage.DialogPresenting {
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
}

/// The scheme of an address that an app loads itself; nil if the system loads it.
public struct URLScheme: Hashable, Sendable {
  public let rawValue: String

  public init?(_ rawValue: String) {
    guard let first = rawValue.first, first.isASCII, first.isLetter, !rawValue.contains(":"),
      !["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(
        rawValue.lowercased())
    else { return nil }
    self.rawValue = rawValue.lowercased()
  }
}

/// Loads addresses of a scheme; it is never asked.
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
  func reply(for request: URLRequest) -> TaskSequence
}

/// A part of what an app has loaded itself.
public enum URLSchemeTaskResult: Sendable {
  case response(URLResponse)
  case data(Data)
}
