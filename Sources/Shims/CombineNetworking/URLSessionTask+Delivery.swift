import Foundation
import FoundationNetworking
import ObjectiveCNames

/// The key of the data with which a download goes on, in the information of an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSessionTask {
  /// Whether parts of the data are delivered before all of them are there; it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { objc_getAssociatedObject(self, &deliveryKey) as? Bool ?? true }
    set { objc_setAssociatedObject(self, &deliveryKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

private nonisolated(unsafe) var deliveryKey = 0
