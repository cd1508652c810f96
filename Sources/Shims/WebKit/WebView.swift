// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CombineNetworking
@_exported import FoundationNetworking
@_exported import SwiftUI
import SystemIntegration
import ViewCore

/// A view of a web page; a placeholder with the address is drawn.
nonisolated public struct WebView: View {
  let url: URL?

  public init(url: URL?) {
    self.url = url
  }

  @MainActor public var body: some View {
    ContentPlaceholder(name: url?.host() ?? "WebView", systemImage: "globe")
  }
}

/// A web view: a grey area with the host of its address; nothing is loaded.
@MainActor @preconcurrency
open class WKWebView: UIView, UIViewContent {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  public private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var estimatedProgress: Double { 0 }
  public let scrollView = UIScrollView(frame: .zero)

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) { return nil }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  open var mediaType: String?
  open var interactionState: Any?
  open var obscuredContentInsets = UIEdgeInsets.zero
  open private(set) var minimumViewportInset = UIEdgeInsets.zero
  open private(set) var maximumViewportInset = UIEdgeInsets.zero
  open var findInteraction: UIFindInteraction? { nil }
  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {
    (self.minimumViewportInset, self.maximumViewportInset) = (
      minimumViewportInset, maximumViewportInset
    )
  }
  /// Reports that there is no page.
  open func createPDF(
    configuration pdfConfiguration: WKPDFConfiguration = .init(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    completionHandler(.failure(CocoaError(.featureUnsupported)))
  }
  /// Throws: there is no page.
  open func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    throw CocoaError(.featureUnsupported)
  }
  /// Throws: there is no page.
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    throw CocoaError(.featureUnsupported)
  }
  open func createWebArchiveData(
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    completionHandler(.failure(CocoaError(.featureUnsupported)))
  }
  /// Throws: no script runs.
  @discardableResult open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw CocoaError(.featureUnsupported) }
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(CocoaError(.featureUnsupported)))
  }
  open func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {
    completionHandler(WKFindResult())
  }
  open func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult { WKFindResult() }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (() -> Void)? = nil
  ) {
    completionHandler?()
  }
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Never calls the function: nothing is loaded.
  open func startDownload(
    using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void
  ) {}
  open var allowsLinkPreview = true
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var pageZoom: CGFloat = 1
  open var hasOnlySecureContent: Bool { false }
  open var serverTrust: SecTrust? { nil }
  open var underPageBackgroundColor: UIColor?
  open var themeColor: UIColor? { nil }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme)
  }
  /// Reports that there is no page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.unknown)
  }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}

  package var content: AnyView {
    AnyView(ContentPlaceholder(name: url?.host() ?? "WKWebView", systemImage: "globe"))
  }
}

public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
