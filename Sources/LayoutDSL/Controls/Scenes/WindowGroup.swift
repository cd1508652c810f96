import Foundation
import ViewCore

/// Windows of the same structure; a screen shows the first.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: () -> Content

  /// Creates windows.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows that are opened by an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows with a title and an identifier.
  public init(
    _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows with a localized title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates windows with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates windows with a string as their title and an identifier.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates windows with a string as their title.
  @_disfavoredOverload public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates windows that present a value; the first one has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(nil))) }
  }

  /// Creates windows that present a value; the first one has the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(defaultValue()))) }
  }

  /// Creates windows with a title that present a value; the first one has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(nil))) }
  }

  /// Creates windows with a title that present a value; the first one has the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(defaultValue()))) }
  }

  /// Creates windows with a localized title that present a value; the first one has none.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(nil))) }
  }

  /// Creates windows with a localized title that present a value; the first one has the default value.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(defaultValue()))) }
  }

  /// Creates windows with a string as their title that present a value; the first one has none.
  @_disfavoredOverload public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: some StringProtocol, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(nil))) }
  }

  /// Creates windows with a string as their title that present a value; the first one has the default value.
  @_disfavoredOverload public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: some StringProtocol, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content(.constant(defaultValue()))) }
  }

  /// A window group has a window.
  nonisolated public static var _hasWindow: Bool { true }

  /// Returns the content of the first window.
  @MainActor public static func _window(of scene: WindowGroup) -> AnyView {
    AnyView(scene.content())
  }
}

/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<
  Data: Decodable & Encodable & Hashable, Content: View
>: View {
  let content: Content

  init(content: Content) {
    self.content = content
  }

  /// The content.
  @MainActor public var body: some View { content }
}
