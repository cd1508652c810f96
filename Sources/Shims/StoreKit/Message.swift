import SwiftUI

/// A message of the app store; there is none.
public struct Message: Hashable, Sendable {
  /// The subject of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user has to agree to a new price.
    public static let priceIncreaseConsent = Reason(rawValue: 0)
    /// A payment has failed.
    public static let billingIssue = Reason(rawValue: 1)
    /// Something else.
    public static let generic = Reason(rawValue: 2)
    /// The user may get a lapsed subscription again for less.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// The subject of the message.
  public let reason: Reason
  /// The number of the reason.
  public var debugDescription: String { "\(reason.rawValue)" }
  /// Shows nothing: there are no messages.
  @MainActor public func display(in scene: UIWindowScene) throws {}

  /// The messages as they arrive: none arrives.
  public static var messages: Messages { Messages() }

  /// A sequence of messages.
  public struct Messages: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Message
    /// The iterator of a sequence of messages.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns nil: the sequence is over.
      public mutating func next() async -> Message? { nil }
    }
    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// An action that shows a message of the app store; it has no effect here.
@MainActor @preconcurrency
public struct DisplayMessageAction {
  nonisolated init() {}
  /// Has no effect.
  public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// The action that shows a message of the app store; it has no effect here.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
