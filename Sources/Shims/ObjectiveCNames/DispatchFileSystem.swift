import Dispatch
import Foundation

/// The flag with which a file is opened for its events only.
public let O_EVTONLY: Int32 = 0x8000

/// A source of the events of a file, which has none here.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// The events that have happened: none.
  var data: DispatchSource.FileSystemEvent { get }
  /// The events that are watched.
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// Creates a source of the events of a file, which calls only its cancellation handler.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    // Dispatch's own methods accept no other class.
    let source = unsafeDowncast(
      makeUserDataAddSource(queue: queue) as AnyObject, to: DispatchSource.self)
    WatchedFile.set(WatchedFile(handle: fileDescriptor, mask: eventMask), of: source)
    return source
  }
}

extension DispatchSource: DispatchSourceFileSystemObject {
  /// The descriptor of the file; -1 for a source of something else.
  public var handle: Int32 { WatchedFile.of(self)?.handle ?? -1 }

  /// The events that are watched; none for a source of something else.
  public var mask: FileSystemEvent { WatchedFile.of(self)?.mask ?? [] }

  /// The events that have happened: none.
  public var data: FileSystemEvent { [] }
}

/// The file of a source.
private struct WatchedFile {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent

  private static let lock = NSLock()
  /// The files by the identities of their sources; a later source with the same one replaces a
  /// file.
  nonisolated(unsafe) private static var files: [ObjectIdentifier: WatchedFile] = [:]

  static func of(_ source: DispatchSource) -> WatchedFile? {
    lock.withLock { files[ObjectIdentifier(source)] }
  }

  static func set(_ file: WatchedFile, of source: DispatchSource) {
    lock.withLock { files[ObjectIdentifier(source)] = file }
  }
}
