// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationNetworking
@_exported import SwiftUI
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
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}

  package var content: AnyView {
    AnyView(ContentPlaceholder(name: url?.host() ?? "WKWebView", systemImage: "globe"))
  }
}

@MainActor @preconcurrency open class WKNavigation: NSObject {}
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
}
@MainActor @preconcurrency open class WKUserContentController: NSObject {}
@MainActor @preconcurrency open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
}
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
