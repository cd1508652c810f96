import Foundation

/// Declarations of Foundation's and Dispatch's functions with closures, for sources in the mode of
/// Swift 5.
///
/// A closure on Apple's systems has the isolation of its surroundings in that mode, since those
/// functions are declared before concurrency: a timer of a view may call the view's methods. On
/// Linux they lack the attribute that says so. A declaration of the user's own module hides one
/// that it imports and that has the same type. Names that a user's own type may have, such as
/// `Notification`, are qualified.
struct SendableClosures {
  private let sources: [SourceFile]

  init(in sources: [SourceFile]) {
    self.sources = sources
  }

  /// Returns the declarations that sources may need; nil if there are none.
  ///
  /// The mode of Swift 6 needs those of timers only, which Foundation on Linux refuses in code that
  /// is `async`.
  func source(in mode: LanguageMode?) -> String? {
    let texts = sources.map { String(decoding: $0.staged, as: UTF8.self) }
    let declarations = mode == .swift6 ? [Self.timers] : [Self.timers] + Self.declarations
    let used = declarations.filter { entry in texts.contains { $0.contains(entry.word) } }
    guard !used.isEmpty else { return nil }
    let head = ["Foundation", "FoundationNetworking", "Dispatch", "CombineNetworking"]
      .map { "import \($0)" }
    return (head + used.map(\.text)).joined(separator: "\n") + "\n"
  }

  private typealias Entry = (word: String, text: String)

  private static let timers: Entry =
    (
      "Timer",
      """
      nonisolated extension Foundation.Timer {
        @preconcurrency convenience init(
          timeInterval interval: TimeInterval, repeats: Bool,
          block: @escaping @Sendable (Foundation.Timer) -> Void
        ) {
          self.init(
            fire: Foundation.Date(timeIntervalSinceNow: interval), interval: interval,
            repeats: repeats, block: block)
        }
        @preconcurrency @discardableResult class func scheduledTimer(
          withTimeInterval interval: TimeInterval, repeats: Bool,
          block: @escaping @Sendable (Foundation.Timer) -> Void
        ) -> Foundation.Timer { _ForwardedCalls.scheduledTimer(interval, repeats, block) }
      }
      """
    )

  /// Each with a word that sources with a use of it have.
  private static let declarations: [Entry] = [
    (
      "Thread",
      """
      nonisolated extension Foundation.Thread {
        @preconcurrency class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
          _ForwardedCalls.detachNewThread(block)
        }
      }
      """
    ),
    (
      "Operation",
      """
      nonisolated extension OperationQueue {
        @preconcurrency func addOperation(_ block: @escaping @Sendable () -> Void) {
          _ForwardedCalls.addOperation(self, block)
        }
        @preconcurrency func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
          _ForwardedCalls.addBarrier(self, barrier)
        }
      }
      nonisolated extension BlockOperation {
        @preconcurrency convenience init(block: @escaping @Sendable () -> Void) {
          self.init()
          _ForwardedCalls.addExecutionBlock(self, block)
        }
        @preconcurrency func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
          _ForwardedCalls.addExecutionBlock(self, block)
        }
      }
      """
    ),
    (
      "RunLoop",
      """
      nonisolated extension RunLoop {
        @preconcurrency func perform(_ block: @escaping @Sendable () -> Void) {
          _ForwardedCalls.perform(self, [.default], block)
        }
        @preconcurrency func perform(
          inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
        ) { _ForwardedCalls.perform(self, modes, block) }
      }
      """
    ),
    (
      "addObserver",
      """
      nonisolated extension NotificationCenter {
        @preconcurrency @discardableResult func addObserver(
          forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
          using block: @escaping @Sendable (Foundation.Notification) -> Void
        ) -> any NSObjectProtocol {
          _ForwardedCalls.addObserver(self, name, obj, queue, block)
        }
      }
      """
    ),
    (
      ".async",
      """
      nonisolated extension DispatchQueue {
        @preconcurrency func async(
          group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [],
          execute work: @escaping @Sendable @convention(block) () -> Void
        ) { _ForwardedCalls.async(self, group, qos, flags, work) }
        @preconcurrency func asyncAfter(
          deadline: DispatchTime, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [],
          execute work: @escaping @Sendable @convention(block) () -> Void
        ) { _ForwardedCalls.async(self, after: deadline, qos, flags, work) }
        @preconcurrency func asyncAfter(
          wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
          flags: DispatchWorkItemFlags = [],
          execute work: @escaping @Sendable @convention(block) () -> Void
        ) { _ForwardedCalls.async(self, after: wallDeadline, qos, flags, work) }
      }
      """
    ),
    (
      "URLSession",
      """
      nonisolated extension URLSession {
        @preconcurrency func dataTask(
          with request: URLRequest,
          completionHandler: @escaping @Sendable (
            Foundation.Data?, URLResponse?, (any Swift.Error)?
          ) -> Void
        ) -> URLSessionDataTask { _ForwardedCalls.dataTask(self, request, completionHandler) }
        @preconcurrency func dataTask(
          with url: Foundation.URL,
          completionHandler: @escaping @Sendable (
            Foundation.Data?, URLResponse?, (any Swift.Error)?
          ) -> Void
        ) -> URLSessionDataTask { _ForwardedCalls.dataTask(self, url, completionHandler) }
        @preconcurrency func uploadTask(
          with request: URLRequest, from bodyData: Foundation.Data?,
          completionHandler: @escaping @Sendable (
            Foundation.Data?, URLResponse?, (any Swift.Error)?
          ) -> Void
        ) -> URLSessionUploadTask {
          _ForwardedCalls.uploadTask(self, request, bodyData, completionHandler)
        }
        @preconcurrency func uploadTask(
          with request: URLRequest, fromFile fileURL: Foundation.URL,
          completionHandler: @escaping @Sendable (
            Foundation.Data?, URLResponse?, (any Swift.Error)?
          ) -> Void
        ) -> URLSessionUploadTask {
          _ForwardedCalls.uploadTask(self, request, fileURL, completionHandler)
        }
        @preconcurrency func downloadTask(
          with request: URLRequest,
          completionHandler: @escaping @Sendable (
            Foundation.URL?, URLResponse?, (any Swift.Error)?
          ) -> Void
        ) -> URLSessionDownloadTask {
          _ForwardedCalls.downloadTask(self, request, completionHandler)
        }
        @preconcurrency func downloadTask(
          with url: Foundation.URL,
          completionHandler: @escaping @Sendable (
            Foundation.URL?, URLResponse?, (any Swift.Error)?
          ) -> Void
        ) -> URLSessionDownloadTask {
          _ForwardedCalls.downloadTask(self, url, completionHandler)
        }
        @preconcurrency func getAllTasks(
          completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void
        ) { _ForwardedCalls.getAllTasks(self, completionHandler) }
      }
      """
    ),
    (
      "URLSessionWebSocketTask",
      """
      nonisolated extension URLSessionWebSocketTask {
        @preconcurrency func send(
          _ message: URLSessionWebSocketTask.Message,
          completionHandler: @escaping @Sendable ((any Swift.Error)?) -> Void
        ) { _ForwardedCalls.send(self, message, completionHandler) }
        @preconcurrency func receive(
          completionHandler: @escaping @Sendable (
            Swift.Result<URLSessionWebSocketTask.Message, any Swift.Error>
          ) -> Void
        ) { _ForwardedCalls.receive(self, completionHandler) }
        @preconcurrency func sendPing(
          pongReceiveHandler: @escaping @Sendable ((any Swift.Error)?) -> Void
        ) { _ForwardedCalls.sendPing(self, pongReceiveHandler) }
      }
      """
    ),
  ]
}
