import Foundation

/// The stage of a Live Activity's life.
public enum ActivityState: Hashable, Codable, Sendable {
  /// Running, waiting to start, ended but visible, removed, or with outdated content.
  case active, pending, ended, dismissed, stale
}

/// The time at which an ended Live Activity disappears.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// The system chooses the time.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// The activity disappears as soon as it ends.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Returns the policy by which the activity disappears at a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// The way in which a server updates a Live Activity.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// The server sends updates to the activity's own token.
  public static let token = PushType(name: "token")
}

/// A Live Activity; none starts, since the user does not allow it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The part of the attributes that changes.
  public typealias ContentState = Attributes.ContentState

  /// The name of the activity, which no other one has.
  public let id: String
  /// The part of the data that stays the same.
  public let attributes: Attributes
  /// The content that was set last.
  public private(set) var content: ActivityContent<ContentState>
  /// The current stage of the activity's life.
  public private(set) var activityState = ActivityState.active
  /// The token for a server; nil, because no server sends updates.
  public var pushToken: Data? { nil }

  package init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// The activities of the app that are running: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Throws an error: the user does not allow Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }

  /// Replaces the content.
  public func update(_ content: ActivityContent<ContentState>) async {
    self.content = content
  }

  /// Ends the activity with an optional last content, which nil leaves as it is.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = dismissalPolicy == .immediate ? .dismissed : .ended
  }
}

extension Activity {
  /// The type of the sequence of stages.
  public typealias ActivityStateUpdates = _ActivityUpdates<ActivityState>
  /// The type of the sequence of contents.
  public typealias ContentUpdates = _ActivityUpdates<ActivityContent<ContentState>>
  /// The type of the sequence of tokens.
  public typealias PushTokenUpdates = _ActivityUpdates<Data>

  /// The stages that the activity enters without the app, of which there are none.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
  /// The contents that a server sends, of which there are none.
  public var contentUpdates: ContentUpdates { ContentUpdates() }
  /// The tokens that the system issues, of which there are none.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
}

/// The sequence of changes from outside the app; it is empty.
public struct _ActivityUpdates<Element>: AsyncSequence, Sendable {
  /// An iterator without elements.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Returns nil at once.
    public mutating func next() async -> Element? { nil }
  }
  /// Returns an iterator that ends at once.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
