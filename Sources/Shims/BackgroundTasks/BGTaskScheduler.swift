// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// A scheduler that launches no tasks: requests fail, as in a simulator.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
      public static func ~= (code: Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  private static let scheduler = BGTaskScheduler()
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

  open func cancel(taskRequestWithIdentifier identifier: String) {}
}
