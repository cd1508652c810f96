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
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
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

  /// Throws an error: the user opens no contacts.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }
  /// Throws an error: the user opens no contacts.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }
  /// Throws an error: the user opens no contacts.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(.authorizationDenied)
  }
  /// Throws an error: the user opens no contacts.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }
  /// Returns an empty name, since there is no account.
  open func defaultContainerIdentifier() -> String { "" }
  /// The place in the history of changes: nil.
  open var currentHistoryToken: Data? { nil }

  /// Throws an error instead of saving contacts.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw CNError(.authorizationDenied)
  }
}

extension Notification.Name {
  /// The contacts have changed; it is never posted.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}

/// The user's settings of contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let defaults = CNContactsUserDefaults()
  /// The settings of the process.
  open class func shared() -> CNContactsUserDefaults { defaults }
  /// The order in which contacts are sorted.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The country of the user, as two letters.
  open var countryCode: String { "us" }
}
