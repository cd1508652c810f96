import Foundation

/// A queue of scheduled actions by due time, first in, first out among equal times, as a binary
/// heap.
struct Agenda {
  private struct Entry {
    var dueTime: TimeInterval
    var order: Int
    var token: ViewClock.Token

    func precedes(_ other: Entry) -> Bool {
      dueTime == other.dueTime ? order < other.order : dueTime < other.dueTime
    }
  }

  private var heap: [Entry] = []
  /// Entries that fell due while the run loop was in another mode.
  private var held: [Entry] = []
  private var nextOrder = 0

  mutating func insert(_ token: ViewClock.Token, dueTime: TimeInterval) {
    push(Entry(dueTime: dueTime, order: nextOrder, token: token))
    nextOrder += 1
  }

  mutating func nextDueTime(in mode: RunLoop.Mode) -> TimeInterval? {
    settle(in: mode)
    return heap.first?.dueTime
  }

  mutating func next(in mode: RunLoop.Mode) -> ViewClock.Token? {
    settle(in: mode)
    return heap.isEmpty ? nil : pop().token
  }

  /// Whether an action that is neither cancelled nor perpetual is scheduled for a mode.
  func hasFiniteWork(in mode: RunLoop.Mode) -> Bool {
    heap.contains {
      !$0.token.isPerpetual && !$0.token.isCancelled && $0.token.mode.runs(in: mode)
    }
  }

  mutating func releaseHeld() {
    let entries = held
    held = []
    for entry in entries where !entry.token.isCancelled { push(entry) }
  }

  /// Moves an entry that can run in a mode to the top, dropping cancelled entries and holding back
  /// those of other modes.
  private mutating func settle(in mode: RunLoop.Mode) {
    while let first = heap.first {
      if first.token.isCancelled {
        _ = pop()
      } else if !first.token.mode.runs(in: mode) {
        held.append(pop())
      } else {
        return
      }
    }
  }

  private mutating func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Entry {
    let top = heap[0]
    let last = heap.removeLast()
    guard !heap.isEmpty else { return top }
    heap[0] = last
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[first]) {
        first = child
      }
      guard first != parent else { return top }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
