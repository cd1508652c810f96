import Foundation
import FoundationNetworking

/// A provider of metadata; every request fails, since there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// The seconds that a request may take; it has no effect.
  open var timeout: TimeInterval = 30
  /// Whether pictures of the page are loaded too; it has no effect.
  open var shouldFetchSubresources = true

  /// Throws an error, because no page is loaded.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
  /// Throws an error, because no page is loaded.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
  /// Calls the closure with an error, because no page is loaded.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, LPError(.metadataFetchFailed))
  }
  /// Has no effect, since a request has failed at once.
  open func cancel() {}
}

/// An error of a request for a link's metadata.
public struct LPError: CustomNSError, Hashable, Sendable {
  /// The reasons why a link has no metadata.
  public enum Code: Int, Sendable {
    /// A failure without a known reason.
    case unknown = 1
    /// The request failed, was cancelled or took too long.
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  /// The reason why there is no metadata.
  public let code: Code
  /// Creates an error about a link's metadata.
  public init(_ code: Code) { self.code = code }
  /// The domain of errors about metadata of links.
  public static var errorDomain: String { "LPErrorDomain" }
  /// The number of the reason in the domain.
  public var errorCode: Int { code.rawValue }
  /// The reason that the request failed.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
}
