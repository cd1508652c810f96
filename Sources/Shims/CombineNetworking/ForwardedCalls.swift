// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
import FoundationNetworking

/// Calls of Foundation's functions, for the declarations that `snap` adds to sources in the mode of
/// Swift 5.
///
/// Those have the same names, so they cannot call the functions themselves.
public enum _ForwardedCalls {
  public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  public typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  // MARK: Timers and threads

  public static func scheduledTimer(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    .scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    Thread.detachNewThread(block)
  }

  // MARK: Queues and loops

  public static func async(
    _ queue: DispatchQueue, _ group: DispatchGroup?, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable () -> Void
  ) {
    queue.async(group: group, qos: qos, flags: flags, execute: work)
  }

  public static func async(
    _ queue: DispatchQueue, after deadline: DispatchTime, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
  }

  public static func async(
    _ queue: DispatchQueue, after deadline: DispatchWallTime, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(wallDeadline: deadline, qos: qos, flags: flags, execute: work)
  }

  public static func addOperation(_ queue: OperationQueue, _ block: @escaping @Sendable () -> Void)
  {
    queue.addOperation(block)
  }

  public static func addBarrier(_ queue: OperationQueue, _ block: @escaping @Sendable () -> Void) {
    queue.addBarrierBlock(block)
  }

  public static func addExecutionBlock(
    _ operation: BlockOperation, _ block: @escaping @Sendable () -> Void
  ) {
    operation.addExecutionBlock(block)
  }

  public static func perform(
    _ loop: RunLoop, _ modes: [RunLoop.Mode], _ block: @escaping @Sendable () -> Void
  ) {
    loop.perform(inModes: modes, block: block)
  }

  public static func addObserver(
    _ center: NotificationCenter, _ name: Notification.Name?, _ object: Any?,
    _ queue: OperationQueue?, _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: object, queue: queue, using: block)
  }

  // MARK: Requests

  public static func dataTask(
    _ session: URLSession, _ request: URLRequest, _ handler: @escaping DataHandler
  ) -> URLSessionDataTask {
    session.dataTask(with: request, completionHandler: handler)
  }

  public static func dataTask(
    _ session: URLSession, _ url: URL, _ handler: @escaping DataHandler
  ) -> URLSessionDataTask {
    session.dataTask(with: url, completionHandler: handler)
  }

  public static func uploadTask(
    _ session: URLSession, _ request: URLRequest, _ data: Data?, _ handler: @escaping DataHandler
  ) -> URLSessionUploadTask {
    session.uploadTask(with: request, from: data, completionHandler: handler)
  }

  public static func uploadTask(
    _ session: URLSession, _ request: URLRequest, _ file: URL, _ handler: @escaping DataHandler
  ) -> URLSessionUploadTask {
    session.uploadTask(with: request, fromFile: file, completionHandler: handler)
  }

  public static func downloadTask(
    _ session: URLSession, _ request: URLRequest, _ handler: @escaping FileHandler
  ) -> URLSessionDownloadTask {
    session.downloadTask(with: request, completionHandler: handler)
  }

  public static func downloadTask(
    _ session: URLSession, _ url: URL, _ handler: @escaping FileHandler
  ) -> URLSessionDownloadTask {
    session.downloadTask(with: url, completionHandler: handler)
  }

  public static func getAllTasks(
    _ session: URLSession, _ handler: @escaping @Sendable ([URLSessionTask]) -> Void
  ) {
    session.getAllTasks(completionHandler: handler)
  }

  public static func send(
    _ task: URLSessionWebSocketTask, _ message: URLSessionWebSocketTask.Message,
    _ handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    task.send(message, completionHandler: handler)
  }

  public static func receive(
    _ task: URLSessionWebSocketTask,
    _ handler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void
  ) {
    task.receive(completionHandler: handler)
  }

  public static func sendPing(
    _ task: URLSessionWebSocketTask, _ handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    task.sendPing(pongReceiveHandler: handler)
  }
}
