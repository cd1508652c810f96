// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The content of a widget and its settings.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  func _makeWidget() -> _WidgetContent
}

extension WidgetConfiguration {
  public func _makeWidget() -> _WidgetContent { body._makeWidget() }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {}

/// The content of a widget: its views, and the entry that the gallery shows.
public struct _WidgetContent {
  package var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
  package var hasMargins = true
  /// Returns the view of an entry; nil if the entry has another type.
  var view: @MainActor (any TimelineEntry) -> AnyView?
  var snapshot: @MainActor (TimelineProviderContext) -> (any TimelineEntry)?
  /// Returns the views of a Live Activity for a context; nil if the context has another type.
  var activity: @MainActor (Any) -> ActivityPresentation? = { _ in nil }
}

extension _WidgetContent {
  /// Creates the content of a widget whose views are made of the entries of one type.
  @MainActor init<Entry: TimelineEntry>(
    of content: @escaping (Entry) -> some View,
    snapshot: @escaping @MainActor (TimelineProviderContext) -> (any TimelineEntry)?
  ) {
    self.init(view: { ($0 as? Entry).map { AnyView(content($0)) } }, snapshot: snapshot)
  }
}

/// The configuration of a bundle, which shows nothing itself.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  nonisolated public init() {}

  public func _makeWidget() -> _WidgetContent {
    _WidgetContent(view: { _ in nil }, snapshot: { _ in nil })
  }
}

/// A widget that the user cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  private let content: _WidgetContent

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = _WidgetContent(of: content) { provider.entry(in: $0) }
  }

  public func _makeWidget() -> _WidgetContent { content }
}

/// A configuration with changed settings.
private struct ModifiedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = Never
  let content: Content
  var change: (inout _WidgetContent) -> Void = { _ in }

  func _makeWidget() -> _WidgetContent {
    var widget = content._makeWidget()
    change(&widget)
    return widget
  }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    self
  }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }

  /// Sets the supported sizes of the widget; it is drawn in the first one.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.families = families }
  }

  /// Removes the margins around the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.hasMargins = false }
  }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching: String? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A place where people put widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// The size of a Live Activity: on an iPhone, or on a watch and in CarPlay.
public enum ActivityFamily: Hashable, Sendable { case small, medium }
