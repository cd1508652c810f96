import Foundation
import FoundationNetworking

extension URLError {
  /// The reason for which there is no network.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// Cellular data is off.
    case cellular
    /// The connection is expensive.
    case expensive
    /// The connection is set to save data.
    case constrained
  }

  /// The reason for which a transfer in the background was cancelled.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    /// The user has closed the app.
    case userForceQuitApplication
    /// The app may not work in the background.
    case backgroundUpdatesDisabled
    /// The device has not enough of a resource.
    case insufficientSystemResources
  }

  /// The reason for which there is no network: unknown.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  /// The reason for which a transfer in the background was cancelled: there are none.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  /// The data with which a download goes on: none.
  public var downloadTaskResumeData: Data? {
    userInfo[NSURLSessionDownloadTaskResumeData] as? Data
  }
}
