import Foundation
import Observation
import SwiftUI
import ViewCore

/// A web page; it keeps the address that it is asked to load, and loads nothing.
@MainActor @Observable
public final class WebPage {
  /// Whether an element of the page fills the screen.
  public enum FullscreenState: Hashable, Sendable {
    case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen
  }

  private let configuration: Configuration
  private let navigationDecider: (any NavigationDeciding)?
  private let dialogPresenter: (any DialogPresenting)?

  /// The address of the page; nil if none was asked for.
  public private(set) var url: URL?
  /// The title: empty, since nothing is loaded.
  public var title: String { "" }
  /// Whether the page is being loaded: never.
  public var isLoading: Bool { false }
  /// The loaded part of the page, from 0 to 1: always 0.
  public var estimatedProgress: Double { 0 }
  /// Whether all content came over secure connections: there is none.
  public var hasOnlySecureContent: Bool { false }
  /// Whether the writing tools are at work: never.
  public var isWritingToolsActive: Bool { false }
  /// Whether an element of the page fills the screen: never.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// The use of the camera: none.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// The use of the microphone: none.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// The colour that the page asks for; nil, since nothing is loaded.
  public var themeColor: Color? { nil }
  /// The pages that were visited: none.
  public var backForwardList: BackForwardList { BackForwardList() }
  /// The last step of loading; nil, since nothing is loaded.
  public var currentNavigationEvent: NavigationEvent? { nil }
  /// The steps of all loading: none.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { noEvents }
  /// The user agent of the requests; nil for the system's.
  public var customUserAgent: String?
  /// Whether developers can inspect the page.
  public var isInspectable = false
  /// The type of media that style sheets see; nil for that of the screen.
  public var mediaType: String?

  /// Creates a page.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    (navigationDecider, dialogPresenter) = (nil, nil)
  }

  /// Creates a page with an object that decides what is loaded; it is never asked.
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.configuration = configuration
    (self.navigationDecider, dialogPresenter) = (navigationDecider, nil)
  }

  /// Creates a page with an object that presents its dialogs; it is never asked.
  public init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) {
    self.configuration = configuration
    (navigationDecider, self.dialogPresenter) = (nil, dialogPresenter)
  }

  /// Creates a page with objects that decide what is loaded and present its dialogs; they are
  /// never asked.
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) {
    self.configuration = configuration
    (self.navigationDecider, self.dialogPresenter) = (navigationDecider, dialogPresenter)
  }

  private var noEvents: AsyncThrowingStream<NavigationEvent, any Error> {
    AsyncThrowingStream { $0.finish() }
  }

  /// Keeps the address of a request; the result has no steps.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    url = request.url
    return noEvents
  }

  /// Keeps an address, unless it is nil; the result has no steps.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    self.url = url ?? self.url
    return noEvents
  }

  /// Keeps the address of a page that was visited; the result has no steps.
  @discardableResult
  public func load(
    _ item: BackForwardList.Item
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = item.url
    return noEvents
  }

  /// Keeps the address of data; the result has no steps.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = baseURL
    return noEvents
  }

  /// Keeps the address of a text in HTML; the result has no steps.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(filePath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = baseURL
    return noEvents
  }

  /// Keeps the address of a request whose response is given; the result has no steps.
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = request.url
    return noEvents
  }

  /// Keeps the address of a request whose response is given; the result has no steps.
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, responseHTML htmlString: String
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    url = request.url
    return noEvents
  }

  /// Has no effect; the result has no steps.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> { noEvents }

  /// Has no effect.
  public func stopLoading() {}

  /// Throws: no script runs.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? {
    throw WKError(.unknown)
  }

  /// Has no effect.
  public func pauseAllMediaPlayback() async {}
  /// Has no effect.
  public func closeAllMediaPresentations() async {}
  /// Has no effect.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Has no effect.
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  /// Has no effect.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
}

extension WebView {
  /// Creates a view of a page.
  @MainActor public init(_ page: WebPage) {
    self.init(url: page.url)
  }
}
