@_exported import Foundation

// The user's contacts, to which the user denies access.

/// The kinds of entries to which access can be asked for.
public enum CNEntityType: Int, Sendable { case contacts }

/// The access to contacts that the user allows.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Not asked yet, forbidden on the device, refused, allowed, or allowed for chosen contacts.
  case notDetermined, restricted, denied, authorized, limited
}

/// The user's contacts, which are not accessible.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store without contacts.
  public override init() { super.init() }

  /// Returns the access to contacts before the user is asked.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }

  /// Calls the closure at once with a refusal and an error.
  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, CNError(.authorizationDenied))
  }

  /// Throws an error about the refused access.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }

  /// Throws an error without calling the block.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }

  /// Throws an error instead of saving contacts.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(.authorizationDenied)
  }
}

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// An error of a store of contacts.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// The reasons why contacts cannot be read or saved.
  public enum Code: Int, Sendable {
    /// The store does not answer.
    case communicationError = 1
    /// The data cannot be read.
    case dataAccessError
    /// The user denies access to contacts: the reason for each error here.
    case authorizationDenied = 100
    /// The contact does not exist.
    case recordDoesNotExist = 200
    /// Returns whether an error of contacts has this reason, so that `catch` can name a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CNError)?.code == code
    }
  }
  /// The reason why contacts are not accessible.
  public let code: Code
  /// Creates an error of contacts for a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the store's errors.
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the reason in the domain of contacts.
  public var errorCode: Int { code.rawValue }
  /// The reason that the user denies access to contacts.
  public static var authorizationDenied: Code { .authorizationDenied }
}
