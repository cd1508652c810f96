@_exported import Foundation

/// A scheduler that launches no tasks: requests fail, as in a simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// An error of a request for a background task.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The reasons for refusing a background task.
    public enum Code: Int, Sendable {
      /// Background tasks are not available: the reason for each refusal.
      case unavailable = 1
      /// Too many requests wait already, or the app lacks the permission.
      case tooManyPendingTaskRequests, notPermitted
      /// Returns whether a scheduler's error has this reason, so that `catch` can name a reason.
      public static func ~= (code: Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }
    }
    /// The reason for the refusal.
    public let code: Code
    /// Creates an error of the scheduler for a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the scheduler's errors.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// The reason that background tasks are not available.
    public static var unavailable: Code { .unavailable }
    /// The reason that too many requests wait already.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The reason that the app lacks the permission.
    public static var notPermitted: Code { .notPermitted }
  }

  private static let scheduler = BGTaskScheduler()
  /// The scheduler of the process.
  open class var shared: BGTaskScheduler { scheduler }

  /// Returns true; the handler is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    true
  }

  /// Throws an error.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    throw BGTaskScheduler.Error(.unavailable)
  }

  /// Has no effect, since no request is kept.
  open func cancelAllTaskRequests() {}

  /// The requests that wait: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// Calls the closure with no requests, since none is kept.
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    completionHandler([])
  }

  /// Has no effect, since no request is kept.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
}
