// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Tasks in the background. The scheduler launches none.

open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  package init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  fileprivate init(identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public override init(identifier: String) { super.init(identifier: identifier) }
}
