// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum ActivityState: Hashable, Codable, Sendable {
  case active, pending, ended, dismissed, stale
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

public struct PushType: Hashable, Sendable {
  private let name: String
  public static let token = PushType(name: "token")
}

/// A Live Activity; none starts, since the user does not allow it.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
  public private(set) var activityState = ActivityState.active
  public var pushToken: Data? { nil }

  package init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  public static var activities: [Activity<Attributes>] { [] }

  /// Throws an error: the user does not allow Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.denied
  }

  public func update(_ content: ActivityContent<ContentState>) async {
    self.content = content
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = dismissalPolicy == .immediate ? .dismissed : .ended
  }
}

extension Activity {
  public typealias ActivityStateUpdates = _ActivityUpdates<ActivityState>
  public typealias ContentUpdates = _ActivityUpdates<ActivityContent<ContentState>>
  public typealias PushTokenUpdates = _ActivityUpdates<Data>

  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
  public var contentUpdates: ContentUpdates { ContentUpdates() }
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
}

/// The sequence of changes from outside the app; it is empty.
public struct _ActivityUpdates<Element>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
