// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The entries of a widget, and their provider.

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

public struct TimelineReloadPolicy: Hashable, Sendable {
  let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: nil)
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension TimelineProvider {
  /// Returns the snapshot, or the placeholder if the provider does not return a snapshot at once.
  func entry(in context: Context) -> Entry {
    let box = EntryBox<Entry>()
    getSnapshot(in: context, completion: box.receive)
    return box.entry ?? placeholder(in: context)
  }
}

/// A box for the entry that a provider passes to a closure; only one thread uses it.
private final class EntryBox<Entry>: @unchecked Sendable {
  private(set) var entry: Entry?

  @Sendable func receive(_ entry: Entry) {
    self.entry = entry
  }
}
