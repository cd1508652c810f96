import Foundation

/// An object that is notified when other processes change a file; here it is never notified.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// The queue for notifications.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called after the file has changed: never.
  func presentedItemDidChange()
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
}

/// An object that coordinates access to files with other processes; here access begins at once.
open class NSFileCoordinator: NSObject {
  /// The options for reading; they have no effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other processes need not write their changes first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// The symbolic link is resolved.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The file is about to be uploaded.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The options for writing; they have no effect.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is about to be deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is about to be moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file is about to be merged.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is about to be replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Creates a coordinator; a presenter is never notified.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Has no effect: a presenter is never notified.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Has no effect.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Calls a closure with the URL of a file to read.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls a closure with the URL of a file to write.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}
