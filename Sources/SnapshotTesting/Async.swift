import Foundation

/// A value that is delivered later, by a callback.
public struct Async<Value> {
  private let start: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value from a function that delivers it to a callback, on any thread.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is delivered at once.
  public init(value: Value) {
    start = { $0(.success(value)) }
  }

  init(catching body: @escaping () throws -> Value) {
    start = { callback in callback(Result(catching: body)) }
  }

  /// Calls a function with the value when it is delivered; never if it cannot be made.
  public func run(_ callback: @escaping (Value) -> Void) {
    // The function belongs to the caller, whose matter its threads are.
    nonisolated(unsafe) let callback = callback
    start { if case .success(let value) = $0 { callback(value) } }
  }

  /// Returns a value that a function makes of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    nonisolated(unsafe) let transform = transform
    return Async<NewValue>(start: { [start] callback in start { callback($0.map(transform)) } })
  }

  private init(start: @escaping (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
  }

  /// Returns the value once it is delivered, and throws after the time limit of the assertion.
  ///
  /// The main thread serves its run loop meanwhile, since the value may come from there.
  package func wait() throws -> Value {
    let mailbox = Mailbox<Value>()
    start { mailbox.deliver($0) }
    let limit = AsyncTimeout.seconds
    let deadline = Date(timeIntervalSinceNow: limit)
    while true {
      if let result = mailbox.result(before: Thread.isMainThread ? Date() : deadline) {
        return try result.get()
      }
      if Date() >= deadline { throw AsyncTimeout(seconds: limit) }
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }
}

/// The error for a value that is not delivered in time.
package struct AsyncTimeout: Error, CustomStringConvertible {
  /// The time limit of the running assertion, in seconds.
  @TaskLocal package static var seconds: TimeInterval = 5

  var seconds: TimeInterval

  package var description: String {
    "Exceeded timeout of \(seconds) seconds waiting for snapshot: nothing has delivered the value."
  }
}

/// A place for one result, which threads fill and empty.
private final class Mailbox<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var delivered: Result<Value, any Error>?

  func deliver(_ result: Result<Value, any Error>) {
    condition.lock()
    defer { condition.unlock() }
    delivered = delivered ?? result
    condition.broadcast()
  }

  /// Returns the result, and waits for it until a time; nil if there is none by then.
  func result(before deadline: Date) -> Result<Value, any Error>? {
    condition.lock()
    defer { condition.unlock() }
    while delivered == nil, condition.wait(until: deadline) {}
    return delivered
  }
}
