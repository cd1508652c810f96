import Intents
import SwiftUI

/// A provider of the entries of a widget whose settings are one of Siri's intents.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: INIntent
  /// The circumstances of the widget.
  typealias Context = TimelineProviderContext

  /// Returns the entry to show before there is data.
  func placeholder(in context: Context) -> Entry
  /// Passes the entry to show in the widget gallery.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the entries to show over time.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Returns the recommended settings.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Returns no settings.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Recommended settings of a widget.
public struct IntentRecommendation<Intent: INIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation with a description from a string.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A widget whose settings are one of Siri's intents; it is drawn with its placeholder.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  /// The configuration has no body.
  public typealias Body = Never
  private let content: _WidgetContent

  /// Creates a widget.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = _WidgetContent(of: content) { provider.placeholder(in: $0) }
  }

  /// The content of the widget.
  public func _makeWidget() -> _WidgetContent { content }
}
