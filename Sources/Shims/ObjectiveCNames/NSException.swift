import Foundation

/// An exception of Objective-C, which ends the program: Swift cannot catch one.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason; nil if there is none.
  public let reason: String?
  /// Further values by their keys.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Ends the program with the name and the reason.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason")")
  }

  /// Ends the program with a name and a reason, in which arguments replace the conversions.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// The addresses of the calls: none.
  open var callStackReturnAddresses: [NSNumber] { [] }
  /// The names of the calls: none.
  open var callStackSymbols: [String] { [] }

  /// The reason, or the name without one.
  open override var description: String { reason ?? name.rawValue }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Any exception.
  public static let genericException = Self("NSGenericException")
  /// A value is out of its range.
  public static let rangeException = Self("NSRangeException")
  /// An argument is not allowed.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// A state is not possible.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// Memory is missing.
  public static let mallocException = Self("NSMallocException")
  /// An object is missing.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  /// Text is not as it should be.
  public static let parseErrorException = Self("NSParseErrorException")
}

/// A function for exceptions that nothing handles.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void
/// Does nothing: no exception of Objective-C is raised here.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {}
/// Returns nil: there is no handler.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { nil }

extension NSObject {
  /// Returns the name of the class, with its module outside the system's.
  public class func description() -> String { _stringFromClass(self) }
}
