// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The objects that give tokens to requests. Requests fail before they ask for one.

public struct MusicTokenRequestOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignoreCache = MusicTokenRequestOptions(rawValue: 1)
}

public protocol MusicDeveloperTokenProvider: Sendable {
  func developerToken(options: MusicTokenRequestOptions) async throws -> String
}

open class MusicUserTokenProvider: @unchecked Sendable {
  public init() {}
  public final func userToken(
    for developerToken: String, options: MusicTokenRequestOptions
  ) async throws -> String { throw MusicTokenRequestError.permissionDenied }
}

open class DefaultMusicTokenProvider: MusicUserTokenProvider, MusicDeveloperTokenProvider,
  @unchecked Sendable
{
  public override init() {}
  open func developerToken(options: MusicTokenRequestOptions) async throws -> String {
    throw MusicTokenRequestError.permissionDenied
  }
}

public typealias MusicTokenProvider = MusicUserTokenProvider & MusicDeveloperTokenProvider

extension MusicDataRequest {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var provider: any MusicTokenProvider =
    DefaultMusicTokenProvider()

  /// The object that gives tokens to requests of data.
  public static var tokenProvider: any MusicTokenProvider {
    get { lock.withLock { provider } }
    set { lock.withLock { provider = newValue } }
  }
}
