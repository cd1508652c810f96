import Foundation

// Tasks in the background. The scheduler launches none.

/// Work that the system runs while the app is in the background.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name under which the task was registered.
  public let identifier: String
  /// The closure that would be called shortly before the task's time is over.
  open var expirationHandler: (() -> Void)?
  package init(identifier: String) { self.identifier = identifier }
  /// Has no effect, since no task runs.
  open func setTaskCompleted(success: Bool) {}
}

/// A short task that updates the content of an app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task, for which the device may have to be on power.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request to run a task at a later time.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name of the task that is requested.
  public let identifier: String
  /// The time before which the task must not start; nil is any time.
  open var earliestBeginDate: Date?
  fileprivate init(identifier: String) { self.identifier = identifier }
}

/// A request to update the content of an app in the background.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request for the task with a name.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a long task in the background.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs the network.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs power.
  open var requiresExternalPower = false
  /// Creates a request for the task with a name.
  public override init(identifier: String) { super.init(identifier: identifier) }
}
