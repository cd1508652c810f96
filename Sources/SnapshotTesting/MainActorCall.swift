import Dispatch

/// Calls a function of the main actor with a value, from wherever the caller is.
///
/// Whether the caller is there already is asked of the main queue, not of the thread: on Linux the
/// main queue of an asynchronous program is drained by any thread.
package func onMainActor<Value, Output: Sendable>(
  _ value: Value, _ body: @MainActor (Value) throws -> Output
) rethrows -> Output {
  // The caller waits, so nobody else touches the value meanwhile.
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
