// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// The user's calendars, to which the user denies access.

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Throws an error.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws an error.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate
    case eventStoreNotAuthorized = 29
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? EKError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
