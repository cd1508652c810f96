import Foundation
import Observation
import SwiftUI
import ViewCore

/// A web page; it keeps the address that it is asked to load, and loads nothing.
@MainActor @Observable
public final class WebPage {
  /// The settings of a page.
  public struct Configuration: Sendable {
    /// The name that the page's user agent ends with.
    public var applicationNameForUserAgent: String?
    /// Whether the page may load content in the background.
    public var loadsSubresources = true

    /// Creates the default settings.
    public init() {}
  }

  /// The address of the page; nil if none was asked for.
  public private(set) var url: URL?
  /// The title: empty, since nothing is loaded.
  public var title: String { "" }
  /// Whether the page is being loaded: never.
  public var isLoading: Bool { false }
  /// The loaded part of the page, from 0 to 1: always 0.
  public var estimatedProgress: Double { 0 }
  /// The user agent of the requests; nil for the system's.
  public var customUserAgent: String?

  /// Creates a page.
  public init(configuration: Configuration = Configuration()) {}

  /// Keeps the address of a request.
  public func load(_ request: URLRequest) { url = request.url }

  /// Keeps an address; nil changes nothing.
  public func load(_ url: URL?) { self.url = url ?? self.url }

  /// Keeps the address of a text in HTML.
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) { url = baseURL }

  /// Has no effect.
  public func reload(fromOrigin: Bool = false) {}

  /// Has no effect.
  public func stopLoading() {}
}

extension WebView {
  /// Creates a view of a page.
  @MainActor public init(_ page: WebPage) {
    self.init(url: page.url)
  }
}

extension View {
  /// Sets whether swipes go back and forward in web views; they are not drawn.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebViewGestureBehavior
  ) -> some View { self }

  /// Sets whether web views can be magnified; they are not drawn.
  nonisolated public func webViewMagnificationGestures(
    _ value: WebViewGestureBehavior
  ) -> some View { self }

  /// Sets whether web views preview links; they are not drawn.
  nonisolated public func webViewLinkPreviews(_ value: WebViewGestureBehavior) -> some View { self }

  /// Sets whether text of web views can be selected; they are not drawn.
  nonisolated public func webViewTextSelection(
    _ value: WebViewGestureBehavior
  ) -> some View { self }

  /// Never calls the action: a page does not scroll.
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Connects the position of web views to state, which does not change.
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    self
  }

  /// Sets the background of web views, which is that of their placeholder.
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

/// Whether a behaviour of web views is on.
public enum WebViewGestureBehavior: Sendable { case automatic, enabled, disabled }
