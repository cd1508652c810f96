import Foundation

/// A user of a file that others change; nobody else uses files here, so nothing is told.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  /// The queue of the messages.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file has changed.
  func presentedItemDidChange()
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
}

/// Access to files that other processes use, which begins at once.
open class NSFileCoordinator: NSObject {
  /// Properties of reading, without an effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others need not write first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A link is not followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The file is about to be uploaded.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Properties of writing, without an effect.
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

  /// Creates a coordinator; a presenter is told nothing.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Does nothing: a presenter is told nothing.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Does nothing.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Calls a reader with the file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls a writer with the file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}
