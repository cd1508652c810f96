import AppIntents
import SwiftUI

/// A provider of the entries of a widget that the user can set up.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// The circumstances of the widget.
  typealias Context = TimelineProviderContext

  /// The entry before there are data.
  func placeholder(in context: Context) -> Entry
  /// The entry that a gallery shows.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries to show.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// The settings that are offered.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings that a widget offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates an offer.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates an offer with a description from a string.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A widget that the user can set up; it is drawn with the default settings.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// It has no body.
  public typealias Body = Never
  private let content: _WidgetContent

  /// Creates a widget.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = _WidgetContent {
      ($0 as? Provider.Entry).map { AnyView(content($0)) }
    } snapshot: { context in
      provider.placeholder(in: context)
    }
  }

  /// The content of the widget.
  public func _makeWidget() -> _WidgetContent { content }
}
