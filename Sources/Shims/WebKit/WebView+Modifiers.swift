import SwiftUI
import ViewCore

extension WebView {
  /// Whether swipes go back and forward.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let number: Int
    /// The system decides.
    public static let automatic = Self(number: 0)
    /// Swipes go back and forward.
    public static let enabled = Self(number: 1)
    /// Swipes do not go back and forward.
    public static let disabled = Self(number: 2)
  }

  /// Whether pinches magnify.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let number: Int
    /// The system decides.
    public static let automatic = Self(number: 0)
    /// Pinches magnify.
    public static let enabled = Self(number: 1)
    /// Pinches do not magnify.
    public static let disabled = Self(number: 2)
  }

  /// Whether a long press of a link shows its page.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    private let number: Int
    /// The system decides.
    public static let automatic = Self(number: 0)
    /// A long press shows the page.
    public static let enabled = Self(number: 1)
    /// A long press does not show the page.
    public static let disabled = Self(number: 2)
  }

  /// Whether elements can fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    private let number: Int
    /// The system decides.
    public static let automatic = Self(number: 0)
    /// Elements can fill the screen.
    public static let enabled = Self(number: 1)
    /// Elements cannot fill the screen.
    public static let disabled = Self(number: 2)
  }

  /// The element that a context menu is for.
  public struct ActivatedElementInfo: Hashable, Sendable {
    /// The address of its link; nil if it has none.
    public let linkURL: URL?
  }
}

extension View {
  /// Sets whether swipes go back and forward in web views; they are not drawn.
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Sets whether web views can be magnified; they are not drawn.
  nonisolated public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }

  /// Sets whether web views preview links; they are not drawn.
  nonisolated public func webViewLinkPreviews(
    _ value: WebView.LinkPreviewBehavior
  ) -> some View { self }

  /// Sets whether elements of web views can fill the screen; they are not drawn.
  nonisolated public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }

  /// Sets whether text of web views can be selected; they are not drawn.
  nonisolated public func webViewTextSelection<S: TextSelectability>(
    _ selectability: S
  ) -> some View { self }

  /// Sets the context menu of elements of web views, which have none.
  nonisolated public func webViewContextMenu(
    @ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> some View
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
