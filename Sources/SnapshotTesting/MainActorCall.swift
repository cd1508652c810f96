import Dispatch

/// Calls a function of the main actor with a value, synchronously, from any actor or thread.
///
/// The main queue, not the thread, decides whether the caller is already on the main actor: on
/// Linux, any thread may drain the main queue of an asynchronous program.
package func onMainActor<Value, Output: Sendable>(
  _ value: Value, _ body: @MainActor (Value) throws -> Output
) rethrows -> Output {
  // The caller waits, so there is no concurrent access to the value.
  nonisolated(unsafe) let value = value
  if DispatchQueue.getSpecific(key: mainQueueKey) == nil {
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try body(value) } }
  }
  return try MainActor.assumeIsolated { try body(value) }
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
