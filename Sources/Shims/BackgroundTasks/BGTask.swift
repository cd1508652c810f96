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
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the task that is requested.
  public let identifier: String
  /// The time before which the task must not start; nil is any time.
  open var earliestBeginDate: Date?
  fileprivate init(identifier: String) { self.identifier = identifier }
  /// Returns the request itself.
  open override func copy() -> Any { self }
  /// Returns the request itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request to update the content of an app in the background.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request for the task with a name.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a task of research on health data, which runs as a long task.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
  /// The class of protection of the data.
  open var protectionTypeOfRequiredData: FileProtectionType = .complete
}

/// A long task of research on health data.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

/// A task that the user starts and that continues in the background.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
  /// The progress that the system shows.
  public let progress = Progress(totalUnitCount: 100)
  /// The title that the system shows.
  open private(set) var title = ""
  /// The line below the title.
  open private(set) var subtitle = ""
  /// Changes the texts that the system shows.
  open func updateTitle(_ title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// A request for a task that continues what the user has started.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// The handling of a task that cannot start now.
  public enum SubmissionStrategy: Int, Sendable {
    /// The request fails.
    case fail
    /// The request waits.
    case queue
  }
  /// The resources that a task needs.
  public struct Resources: OptionSet, Sendable {
    /// One bit for each resource.
    public let rawValue: Int
    /// Creates a set of resources from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The graphics processor.
    public static let gpu = Resources(rawValue: 1)
  }
  /// The title that the system shows.
  open var title: String
  /// The line below the title.
  open var subtitle: String
  /// The handling of a task that cannot start now.
  open var strategy = SubmissionStrategy.queue
  /// The resources that the task needs.
  open var requiredResources: Resources = []
  /// Creates a request with the texts that the system shows.
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(identifier: identifier)
  }
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
