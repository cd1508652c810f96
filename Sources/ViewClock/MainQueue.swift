import Dispatch
import Foundation

/// The actions for the next turn of the main queue, in order of arrival.
struct MainQueue {
  private var waiting: [(mode: RunLoop.Mode, action: () -> Void)] = []
  private var head = 0
  /// Actions that were reached while the run loop was in another mode.
  private var held: [(mode: RunLoop.Mode, action: () -> Void)] = []

  mutating func append(_ action: @escaping () -> Void, mode: RunLoop.Mode) {
    waiting.append((mode, action))
  }

  mutating func hasNext(in mode: RunLoop.Mode) -> Bool {
    while head < waiting.count, !waiting[head].mode.runs(in: mode) {
      held.append(waiting[head])
      head += 1
    }
    if head == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      head = 0
    }
    return head < waiting.count
  }

  mutating func next(in mode: RunLoop.Mode) -> (() -> Void)? {
    guard hasNext(in: mode) else { return nil }
    defer { head += 1 }
    return waiting[head].action
  }

  mutating func releaseHeld() {
    waiting = held + waiting[head...]
    held = []
    head = 0
  }
}

extension DispatchQueue {
  /// Whether this is the main queue.
  ///
  /// Identity does not tell: on Linux the wrapper object differs from call to call.
  package var isMain: Bool { getSpecific(key: mainQueueKey) != nil }
}

private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
