import AppIntents
import SwiftUI

/// A provider of the entries of a configurable widget.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// The circumstances of the widget.
  typealias Context = TimelineProviderContext

  /// Returns the entry to show before there is data.
  func placeholder(in context: Context) -> Entry
  /// Returns the entry to show in the widget gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries to show over time.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns the recommended settings.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Returns no settings.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Recommended settings of a widget.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation with a description from a string.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A configurable widget; it is drawn with the default settings.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The configuration has no body.
  public typealias Body = Never
  private let content: _WidgetContent

  /// Creates a widget.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = _WidgetContent(of: content) { provider.placeholder(in: $0) }
  }

  /// The content of the widget.
  public func _makeWidget() -> _WidgetContent { content }
}
