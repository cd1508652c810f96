import Foundation

/// The state of the download of a file that is stored in iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public let rawValue: String
  /// Creates a state from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The newest contents are on the device.
  public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  /// Contents are on the device, and may be old.
  public static let downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// No contents are on the device.
  public static let notDownloaded = Self(
    rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}

extension URLResourceValues {
  /// The state of the download of a file in iCloud; nil, since no file is there.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}
