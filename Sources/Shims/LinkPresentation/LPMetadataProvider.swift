// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A provider of metadata; every request fails, since there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
}

public struct LPError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
}
