import Foundation
import ViewCore

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
  /// Returns the type by which the server sends updates to a channel.
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
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

  /// Throws an error: the user does not allow Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration? = nil, startDate: Date? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }
  /// Throws an error: the user does not allow Live Activities.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }

  /// The data that was set last.
  public var contentState: ContentState { content.state }
  /// The way in which the activity is shown.
  public var style: ActivityStyle { .standard }

  /// Replaces the content; there is no alert.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    self.content = content
  }
  /// Replaces the content; there is no alert.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    self.content = content
  }
  /// Replaces the data; there is no alert.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    content.state = contentState
  }
  /// Ends the activity with optional last data, which nil leaves as they are.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let contentState { content.state = contentState }
    await end(nil as ActivityContent<ContentState>?, dismissalPolicy: dismissalPolicy)
  }
  /// Ends the activity with an optional last content, which nil leaves as it is.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await end(content, dismissalPolicy: dismissalPolicy)
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
  /// The type of the sequence of activities.
  public typealias ActivityUpdates = _ActivityUpdates<Activity<Attributes>>
  /// The type of the sequence of data.
  public typealias ContentStateUpdates = _ActivityUpdates<ContentState>

  /// The data that a server sends, of which there are none.
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates() }
  /// The activities that start, of which there are none.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
  /// The tokens with which a server starts activities, of which there are none.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
  /// The token with which a server starts activities: nil.
  public static var pushToStartToken: Data? { nil }
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

/// The way in which a Live Activity is shown.
public enum ActivityStyle: Hashable, Sendable {
  /// Until it ends, or for a moment.
  case standard, transient
}

/// The alert of an update, which is not shown.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    private let name: String
    /// The sound of the system.
    public static let `default` = AlertSound(name: "default")
    /// Returns the sound of a file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  /// The title.
  public let title: LocalizedStringResource
  /// The text.
  public let body: LocalizedStringResource
  /// The sound.
  public let sound: AlertSound
  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
