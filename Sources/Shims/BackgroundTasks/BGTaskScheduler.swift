@_exported import Foundation
import ObjectiveCNames

/// A scheduler that launches no tasks: requests fail, as in a simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// An error of a request for a background task.
  public struct Error: _StoredNSError {
    /// The reasons for refusing a background task.
    public enum Code: Int, _StoredNSErrorCode {
      /// The error with these reasons.
      public typealias ErrorType = BGTaskScheduler.Error
      /// Returns whether a scheduler's error has this reason, so that `catch` can name a reason.
      public static func ~= (code: Self, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }
      /// Background tasks are not available: the reason for each refusal.
      case unavailable = 1
      /// Too many requests wait already, the app lacks the permission, or the task cannot start
      /// now.
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }
    /// The error as Foundation sees it.
    public let _nsError: NSError
    /// Creates an error from a number of the scheduler.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of the scheduler's errors.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The reason that background tasks are not available.
    public static var unavailable: Code { .unavailable }
    /// The reason that too many requests wait already.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The reason that the app lacks the permission.
    public static var notPermitted: Code { .notPermitted }
    /// The reason that the task cannot start now.
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
  }

  /// The resources that tasks can have: none.
  open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

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
    completionHandler: @escaping ([BGTaskRequest]) -> Void
  ) {
    completionHandler([])
  }

  /// Has no effect, since no request is kept.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
}
