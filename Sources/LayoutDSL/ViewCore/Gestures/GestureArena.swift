import Foundation
import ViewClock

/// The arena in which the gestures of a screen compete for touches.
///
/// 1. A finger that comes down hits one node. The gestures of that node and of its ancestors follow
///    the finger, and so do the enclosing scroll views.
/// 2. For each pair of gestures, the outer one determines the precedence: the inner one comes first
///    (`gesture`), or the outer one (`highPriorityGesture`), or neither (`simultaneousGesture`).
/// 3. A recognized gesture waits until all gestures that precede it have failed. Then it wins, and
///    all gestures before or after it in precedence have lost.
///
/// A scroll view wins as soon as the finger has moved ten points along an axis that it scrolls,
/// unless another gesture was recognized earlier, such as a drag with a shorter minimum distance.
/// Its content follows the finger from there and does not jump: UIKit does not count those ten
/// points either. (EarlGrey, which tests UIKit apps with simulated fingers, therefore adds them to
/// each scroll: `kGREYScrollDetectionLength`.) A scroll view that is still moving follows from the
/// first point. Of several scroll views along one axis, the innermost that is not at its end wins.
package final class GestureArena {
  private final class Entry {
    enum Outcome {
      case undecided, won, lost
    }

    let host: any GestureHost
    var outcome = Outcome.undecided
    /// The gestures that precede this one.
    var earlier: [Entry] = []
    /// The gestures that this one precedes.
    var later: [Entry] = []
    /// The actions that wait until the gesture wins.
    var waiting: [() -> Void] = []

    init(_ host: any GestureHost) {
      self.host = host
    }

    var hasFailed: Bool { outcome == .lost || host.phaseKind == .failed }
    var isFinished: Bool {
      hasFailed || (outcome == .won && host.phaseKind == .ended)
    }

    /// Returns whether a gesture that an event completes need not wait for this one.
    func yields(to event: TouchEvent) -> Bool {
      if case .time = event { host.yieldsToWaiting } else { false }
    }
  }

  private typealias Target = DragTarget & GeometricNode

  private final class Finger {
    var touch: Touch
    let start: CGPoint
    let entries: [Entry]
    /// The scroll views around the node that the finger hit, innermost first.
    let targets: [any Target]
    /// The scroll view that follows the finger.
    var dragged: (any Target)?
    /// The translation before the scroll view began to follow, in points of its own space.
    var lead = CGSize.zero
    var speed = TouchVelocity()

    init(_ touch: Touch, entries: [Entry], targets: [any Target]) {
      self.touch = touch
      start = touch.location
      self.entries = entries
      self.targets = targets
    }

    /// Returns the translation since the finger came down, in points of a node's own space.
    func translation(in node: GeometricNode) -> CGSize {
      let start = node.localPoint(of: start), now = node.localPoint(of: touch.location)
      return CGSize(width: now.x - start.x, height: now.y - start.y)
    }

    var hasLeft: Bool { touch.phase == .ended || touch.phase == .cancelled }
  }

  /// The distance that a finger moves before it scrolls, in points.
  private static let slop: CGFloat = 10  // Measurements.md#gesture-slop

  private unowned let graph: ViewGraph
  private var entries: [Entry] = []
  private var fingers: [Finger] = []
  private var actions: [() -> Void] = []
  /// The number of actions of gestures that have run.
  private(set) var actionsRun = 0
  /// The views that fingers press, by the fingers.
  private var pressedNodes: [Int: ObjectIdentifier] = [:]

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether any finger is down.
  package var isTouched: Bool { !fingers.isEmpty }

  /// Returns whether a view is the innermost of those that a finger presses.
  ///
  /// Gestures receive a finger that comes down in the order from the innermost.
  func takePress(ofFinger id: Int, on node: GeometricNode) -> Bool {
    let own = ObjectIdentifier(node)
    let taken = pressedNodes[id] ?? own
    pressedNodes[id] = taken
    return taken == own
  }

  /// Returns the location of a finger on the screen; nil if it is not down.
  func location(ofFinger id: Int) -> CGPoint? {
    fingers.first { $0.touch.id == id }?.touch.location
  }

  /// Returns the location on the screen of the finger that drags a view; nil if none does.
  package func location(ofFingerDragging node: GeometricNode) -> CGPoint? {
    fingers.first { $0.dragged === node }?.touch.location
  }

  // MARK: Events

  /// Processes the touches of one instant.
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

  /// Sends the time to gestures whose wake time has passed.
  package func timeHasCome() {
    let time = graph.clock.now + Tolerance.time
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
    pressedNodes[touch.id] = nil
    var hosts: [any GestureHost] = []
    var targets: [any Target] = []
    var node = graph.root.hitTest(graph.root.localPoint(of: touch.location))
    while let current = node {
      if current.environment.values.isEnabled {
        if let host = current as? any GestureHost {
          if !host.mask.contains(.subviews) { hosts.removeAll() }
          if host.mask.contains(.gesture) { hosts.append(host) }
        }
        if let target = current as? any Target, !target.dragAxes.isEmpty,
          target.canBegin(at: current.localPoint(of: touch.location))
        {
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

  /// Records the precedence between the gestures at one point, which are listed innermost first.
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

  /// Lets recognized gestures win if no gesture that may still win precedes them.
  private func decide(_ event: TouchEvent, _ isWanted: (Entry) -> Bool) {
    var isDecided = false
    while !isDecided {
      isDecided = true
      // High-priority gestures come first, the outermost before the others; then come all other
      // gestures, the innermost first.
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

  /// Moves the scroll view that follows the finger, if there is one.
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

  /// Returns the scroll view that starts to follow a finger at its current location, or nil.
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
    func follows(_ target: any Target) -> Bool { target.canFollow(finger.translation(in: target)) }
    let target =
      willing.last { follows($0) && $0.precedesContent(finger.translation(in: $0)) }
      ?? willing.first(where: follows) ?? willing.last(where: \.isElastic)
    guard let target, target.yieldsToGestures else { return target }
    let isPreceded = finger.entries.contains { entry in
      entry.outcome == .undecided && entry.host.phaseKind.isRecognized
        && entry.host.priority != .simultaneous
        && sequence(first: entry.host as GeometricNode, next: \.container)
          .contains { $0 === target }
    }
    return isPreceded ? nil : target
  }

  // MARK: End

  /// Runs the actions of the gestures, and removes gestures that have ended.
  private func finish(_ event: TouchEvent) {
    collectActions()
    if fingers.isEmpty {
      // Without a finger, a gesture that waits for no time receives no further event.
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
    actionsRun += batch.count
    for action in batch {
      action()
    }
  }

  private func collectActions() {
    for entry in entries where entry.outcome != .lost {
      let new = entry.host.context.takeActions()
      // New actions replace those that became stale while the gesture waited.
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
