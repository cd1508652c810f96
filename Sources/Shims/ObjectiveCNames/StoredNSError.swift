import Foundation

/// The numbers of the errors of a framework, which Apple imports as `Code`.
public protocol _StoredNSErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int {
  /// The error that has these numbers.
  associatedtype ErrorType: _StoredNSError where ErrorType.Code == Self
  /// Returns whether an error has this number, so that `catch` can name one.
  static func ~= (code: Self, error: any Error) -> Bool
}

/// An error of a framework: a number in its domain with values, as Apple imports `NSError`.
public protocol _StoredNSError: CustomNSError, Hashable, Sendable {
  /// The numbers of the framework.
  associatedtype Code: _StoredNSErrorCode
  /// The number of the error.
  var code: Code { get }
  /// The error as Foundation sees it.
  var _nsError: NSError { get }
  /// Creates an error from a number of its domain.
  init(_nsError error: NSError)
}

extension _StoredNSError {
  /// Creates an error of a number, with values such as `NSLocalizedDescriptionKey`.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(
      _nsError: NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo))
  }

  /// The number of the error.
  public var code: Code {
    guard let code = Code(rawValue: _nsError.code) else {
      preconditionFailure("\(Self.self) has no code \(_nsError.code)")
    }
    return code
  }
  /// The values of the error.
  public var userInfo: [String: Any] { _nsError.userInfo }
  /// The number as an integer.
  public var errorCode: Int { _nsError.code }
  /// The values of the error.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  /// The description of the error for the user.
  public var localizedDescription: String { _nsError.localizedDescription }

  /// Returns whether two errors have the same number.
  public static func == (a: Self, b: Self) -> Bool { a.errorCode == b.errorCode }
  /// Adds the number to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(errorCode) }
}
