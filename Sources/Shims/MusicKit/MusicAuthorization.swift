// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// The user does not give access to music: requests fail, and nothing plays.

public enum MusicAuthorization {
  public enum Status: String, Sendable, CaseIterable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }
  public static var currentStatus: Status { .denied }
  public static func request() async -> Status { .denied }
}

public enum MusicTokenRequestError: Error, Hashable, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn, userTokenRevoked
  case userTokenRequestFailed, developerTokenRequestFailed
}

public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent = false
  public let canBecomeSubscriber = false
  public let hasCloudLibraryEnabled = false
  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }
  /// No changes: the sequence ends at once.
  public static var subscriptionUpdates: Updates { Updates() }
  public struct Updates: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> MusicSubscription? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public enum Error: Swift.Error, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired
  }
}

/// The sheet with offers, which is not shown.
public struct MusicSubscriptionOffer {
  public struct Action: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let subscribe = Action("subscribe")
  }
  public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let join = MessageIdentifier("join")
    public static let connect = MessageIdentifier("connect")
    public static let addMusic = MessageIdentifier("addMusic")
    public static let playMusic = MessageIdentifier("playMusic")
  }
  public struct Options: Hashable, Sendable {
    public static let `default` = Options()
    public var action: Action
    public var messageIdentifier: MessageIdentifier
    public var itemID: MusicItemID?
    public var affiliateToken: String?
    public var campaignToken: String?
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join,
      itemID: MusicItemID? = nil, affiliateToken: String? = nil, campaignToken: String? = nil
    ) {
      (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
      (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
    }
  }
}
extension View {
  /// Shows nothing: offers come from the store.
  nonisolated public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
