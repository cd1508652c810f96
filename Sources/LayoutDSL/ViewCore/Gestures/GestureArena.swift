import Foundation
import ViewClock

/// Where the gestures of a screen compete for fingers.
///
/// A finger that comes down meets one node. The gestures of that node and of those around it follow
/// the finger, and so do the scroll views around it. For each two of them the outer one says how
/// they stand: the inner one comes first, or the outer one (`highPriorityGesture`), or they do not
/// care (`simultaneousGesture`). A gesture that has been recognized waits until those that come
/// before it have failed; then it wins, and all others that do care have lost.
///
/// A scroll view wins as soon as the finger has moved ten points along an axis it scrolls, unless
/// another gesture was recognized earlier: a drag with a shorter minimum distance is. Its content
/// follows the finger from there, and does not jump: UIKit does not count those ten points either
/// (so EarlGrey, which drives it by fingers, adds them to each scroll it makes:
/// `kGREYScrollDetectionLength`). A scroll view that is still moving follows from the first point.
/// Of several scroll views along one axis the innermost wins that is not at its end.
package final class GestureArena {
  private final class Entry {
    enum Outcome {
      case undecided, won, lost
    }

    let host: any GestureHost
    var outcome = Outcome.undecided
    /// Those that come before this one.
    var earlier: [Entry] = []
    /// Those that come after this one.
    var later: [Entry] = []
    /// What is to be done when it is this gesture's turn.
    var waiting: [() -> Void] = []

    init(_ host: any GestureHost) {
      self.host = host
    }

    var hasFailed: Bool { outcome == .lost || host.phaseKind == .failed }
    var isFinished: Bool {
      hasFailed || (outcome == .won && host.phaseKind == .ended)
    }

    /// Whether another gesture that an event completes need not wait for this one.
    func yields(to event: TouchEvent) -> Bool {
      if case .time = event { host.yieldsToWaiting } else { false }
    }
  }

  private typealias Target = DragTarget & GeometricNode

  private final class Finger {
    var touch: Touch
    let start: CGPoint
    let entries: [Entry]
    /// The scroll views around what the finger has met, the innermost first.
    let targets: [any Target]
    /// The scroll view that follows the finger.
    var dragged: (any Target)?
    /// How far the finger moved before that, in points of the scroll view's own space.
    var lead = CGSize.zero
    var speed = TouchVelocity()

    init(_ touch: Touch, entries: [Entry], targets: [any Target]) {
      self.touch = touch
      start = touch.location
      self.entries = entries
      self.targets = targets
    }

    /// How far the finger has come since it came down, in points of a node's own space.
    func translation(in node: GeometricNode) -> CGSize {
      let start = node.localPoint(of: start), now = node.localPoint(of: touch.location)
      return CGSize(width: now.x - start.x, height: now.y - start.y)
    }

    var hasLeft: Bool { touch.phase == .ended || touch.phase == .cancelled }
  }

  /// How far a finger moves before it scrolls, in points.
  private static let slop: CGFloat = 10
  /// Due times and clock differ by rounding.
  private static let slack = 1e-9

  private unowned let graph: ViewGraph
  private var entries: [Entry] = []
  private var fingers: [Finger] = []
  private var actions: [() -> Void] = []

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether some finger is down.
  package var isTouched: Bool { !fingers.isEmpty }

  // MARK: Events

  /// Takes in what fingers do at one instant.
  package func handle(_ touches: [Touch]) {
    var moved: [Finger] = []
    for touch in touches {
      var finger = fingers.first { $0.touch.id == touch.id }
      if touch.phase == .began {
        if finger != nil { continue }
        finger = begin(touch)
      }
      guard let finger else { continue }
      finger.touch = touch
      finger.speed.add(touch.location, at: touch.time)
      moved.append(finger)
    }
    let event = TouchEvent.touches(moved.map(\.touch))
    for entry in entries {
      let touches = moved.filter { $0.entries.contains { $0 === entry } }.map(\.touch)
      if !touches.isEmpty { tell(.touches(touches), entry) }
    }
    decide(event) { $0.host.priority == .high }
    for finger in moved { drag(finger) }
    decide(event) { _ in true }
    fingers.removeAll(where: \.hasLeft)
    finish(event)
  }

  /// Tells the time to gestures that wait for it.
  package func timeHasCome() {
    let time = graph.clock.now + Self.slack
    let due = entries.filter { $0.host.context.wakeTimes.contains { $0 <= time } }
    guard !due.isEmpty else { return }
    for entry in due {
      entry.host.context.dropWakeTimes(until: time)
    }
    let event = TouchEvent.time(time)
    for entry in due { tell(event, entry) }
    decide(event) { _ in true }
    finish(event)
  }

  private func begin(_ touch: Touch) -> Finger {
    if fingers.isEmpty { removeEntries { $0.isFinished } }
    var hosts: [any GestureHost] = []
    var targets: [any Target] = []
    var node = graph.root.hitTest(graph.root.localPoint(of: touch.location))
    while let current = node {
      if current.environment.values.isEnabled {
        if let host = current as? any GestureHost {
          if !host.mask.contains(.subviews) { hosts.removeAll() }
          if host.mask.contains(.gesture) { hosts.append(host) }
        } else if let target = current as? any Target, !target.dragAxes.isEmpty {
          targets.append(target)
        }
      }
      node = current.container
    }
    let coasting = targets.first { ($0 as? any CoastingDragTarget)?.isCoasting ?? false }
    let chain = coasting == nil ? hosts.map(entry) : []
    relate(chain)
    let finger = Finger(touch, entries: chain, targets: targets)
    if let coasting {
      coasting.dragBegan()
      finger.dragged = coasting
    }
    fingers.append(finger)
    return finger
  }

  private func entry(for host: any GestureHost) -> Entry {
    if let entry = entries.first(where: { $0.host === host }) { return entry }
    let entry = Entry(host)
    entries.append(entry)
    return entry
  }

  /// Notes how gestures around one point stand to each other, the innermost first.
  private func relate(_ chain: [Entry]) {
    for (index, outer) in chain.enumerated() where outer.host.priority != .simultaneous {
      for inner in chain[..<index] {
        let (first, second) = outer.host.priority == .high ? (outer, inner) : (inner, outer)
        if second.earlier.contains(where: { $0 === first }) { continue }
        second.earlier.append(first)
        first.later.append(second)
      }
    }
  }

  private func tell(_ event: TouchEvent, _ entry: Entry) {
    guard !entry.isFinished, !entry.host.phaseKind.isFinished else { return }
    if entry.host.isAttached {
      entry.host.handle(event)
    } else {
      lose(entry)
    }
  }

  // MARK: Decisions

  /// Lets gestures win that were recognized and have nobody before them.
  private func decide(_ event: TouchEvent, _ isWanted: (Entry) -> Bool) {
    var isDecided = false
    while !isDecided {
      isDecided = true
      // Outer gestures of high priority come first, then the others from the inside.
      let ordered =
        entries.reversed().filter { $0.host.priority == .high }
        + entries.filter { $0.host.priority != .high }
      for entry in ordered where entry.outcome == .undecided && isWanted(entry) {
        guard entry.host.phaseKind.isRecognized else { continue }
        let before = entry.earlier.filter { !$0.hasFailed }
        if before.contains(where: { $0.outcome == .won }) {
          lose(entry)
        } else if before.allSatisfy({ $0.yields(to: event) }) {
          entry.outcome = .won
          for other in entry.earlier + entry.later where other.outcome == .undecided {
            lose(other)
          }
          isDecided = false
        }
      }
    }
  }

  private func lose(_ entry: Entry) {
    guard entry.outcome != .lost else { return }
    entry.outcome = .lost
    entry.waiting = []
    _ = entry.host.context.takeActions()
    entry.host.cancelGesture()
    let last = entry.host.context.takeActions()
    if entry.host.isAttached { actions += last }
  }

  /// Has a scroll view follow the finger, if it is one that scrolls.
  private func drag(_ finger: Finger) {
    let touch = finger.touch
    if finger.dragged == nil, touch.phase == .moved {
      finger.dragged = takeHold(finger)
      if let target = finger.dragged {
        let way = finger.translation(in: target)
        finger.lead = CGSize(
          width: min(max(way.width, -Self.slop), Self.slop),
          height: min(max(way.height, -Self.slop), Self.slop))
        for entry in finger.entries
        where entry.outcome == .undecided && entry.host.priority != .simultaneous {
          lose(entry)
        }
        target.dragBegan()
      }
    }
    guard let target = finger.dragged, target.isAttached else { return }
    switch touch.phase {
    case .began: break
    case .moved:
      let way = finger.translation(in: target)
      target.dragChanged(
        translation: CGSize(
          width: way.width - finger.lead.width, height: way.height - finger.lead.height))
    case .ended, .cancelled:
      let now = target.localPoint(of: touch.location)
      let speed = touch.phase == .ended ? finger.speed.velocity : .zero
      let next = target.localPoint(
        of: CGPoint(x: touch.location.x + speed.dx, y: touch.location.y + speed.dy))
      target.dragEnded(velocity: CGVector(dx: next.x - now.x, dy: next.y - now.y))
    }
  }

  /// The scroll view that a finger takes hold of, now that it is where it is.
  private func takeHold(_ finger: Finger) -> (any Target)? {
    let isTaken = finger.entries.contains {
      $0.outcome == .won && $0.host.priority != .simultaneous
    }
    if isTaken { return nil }
    let willing = finger.targets.filter { target in
      if fingers.contains(where: { $0.dragged === target }) { return false }
      let way = finger.translation(in: target)
      let x = abs(way.width), y = abs(way.height)
      if target.dragAxes == [.horizontal, .vertical] { return max(x, y) >= Self.slop }
      return target.dragAxes == .horizontal ? x >= Self.slop && x >= y : y >= Self.slop && y >= x
    }
    return willing.first { $0.canFollow(finger.translation(in: $0)) } ?? willing.last
  }

  // MARK: End

  /// Does what the gestures want done, and forgets those that are over.
  private func finish(_ event: TouchEvent) {
    collectActions()
    if fingers.isEmpty {
      // Nothing more comes to those that do not wait for a time.
      for entry in entries where !entry.isFinished {
        let isIdle = !entry.host.phaseKind.isFinished && entry.host.context.wakeTimes.isEmpty
        if isIdle { lose(entry) }
      }
      decide(event) { _ in true }
      collectActions()
      if entries.allSatisfy(\.isFinished) { removeEntries { _ in true } }
    }
    let batch = actions
    actions = []
    for action in batch {
      action()
    }
  }

  private func collectActions() {
    for entry in entries where entry.outcome != .lost {
      let new = entry.host.context.takeActions()
      // What a gesture told while it waited is out of date when it tells something new.
      if !new.isEmpty { entry.waiting = new }
      if entry.outcome == .won || !entry.host.phaseKind.isRecognized {
        actions += entry.waiting
        entry.waiting = []
      }
    }
  }

  private func removeEntries(_ isWanted: (Entry) -> Bool) {
    for entry in entries where isWanted(entry) {
      entry.host.resetGesture()
      for other in entries {
        other.earlier.removeAll { $0 === entry }
        other.later.removeAll { $0 === entry }
      }
    }
    entries.removeAll(where: isWanted)
  }
}
