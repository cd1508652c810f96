// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? PHPhotosError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var userCancelled: Code { .userCancelled }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}
