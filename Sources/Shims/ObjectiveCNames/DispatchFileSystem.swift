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
  /// Makes a source of the events of a file, which only calls its handler of cancellation.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileSystemSource(
      handle: fileDescriptor, mask: eventMask, source: makeUserDataAddSource(queue: queue))
  }
}

private final class FileSystemSource: DispatchSourceFileSystemObject {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  var data: DispatchSource.FileSystemEvent { [] }
  private let source: any DispatchSourceUserDataAdd

  init(
    handle: Int32, mask: DispatchSource.FileSystemEvent, source: any DispatchSourceUserDataAdd
  ) {
    (self.handle, self.mask, self.source) = (handle, mask, source)
  }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    source.setEventHandler(qos: qos, flags: flags, handler: handler)
  }
  func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    source.setCancelHandler(qos: qos, flags: flags, handler: handler)
  }
  func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }
  func setRegistrationHandler(handler: DispatchWorkItem) {
    source.setRegistrationHandler(handler: handler)
  }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }
  var isCancelled: Bool { source.isCancelled }
}
