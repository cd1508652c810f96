// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents
import Intents
import SwiftUI

/// The widgets on the device, of which there are none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
  /// Has no effect: `snap` draws a widget when it is told to.
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
}

/// A widget that the user has placed.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
  public var configuration: INIntent? { nil }
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}

/// The times and places at which a widget is useful; they have no effect.
public struct WidgetRelevance<Configuration>: Sendable {
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}
public struct WidgetRelevanceAttribute<Configuration>: Sendable {
  public init(configuration: Configuration, context: RelevantContext) {}
  public init(context: RelevantContext) where Configuration == Void {}
}

/// A handler of the tokens with which a server updates widgets, of which there are none.
public protocol WidgetPushHandler: Sendable {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}
extension WidgetConfiguration {
  public func pushHandler(_ handler: (some WidgetPushHandler).Type) -> some WidgetConfiguration {
    self
  }
}
extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
extension AppIntentTimelineProvider {
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension TimelineProviderContext {
  /// The values of the environment for which a picture is wanted: none are listed.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { nil }
  }
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}
