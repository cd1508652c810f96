// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node over time.
open class SKAction: NSObject, @unchecked Sendable {
  /// The way in which an action changes a node.
  enum Kind {
    /// Changes a node by the fraction of the duration that has passed, from its state at the start.
    case change(@MainActor (SKNode) -> @MainActor (CGFloat) -> Void)
    /// Changes a node once.
    case once(@MainActor (SKNode) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    /// Repeats an action; nil for ever.
    case `repeat`(SKAction, count: Int?)
    case onChild(SKAction, name: String)
  }

  let kind: Kind
  /// The action that takes the change back; nil if there is none.
  private let inverse: (@Sendable () -> SKAction)?
  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: SKActionTimingFunction = { $0 }
  open var speed: CGFloat = 1

  init(_ kind: Kind, duration: TimeInterval = 0, inverse: (@Sendable () -> SKAction)? = nil) {
    self.kind = kind
    self.duration = duration.isNaN ? 0 : max(duration, 0)
    self.inverse = inverse
  }

  /// Returns the action that takes the change back, or runs its parts in the reverse order; an
  /// action to a value, and a call, stay as they are.
  open func reversed() -> SKAction {
    let reversed: SKAction =
      switch kind {
      case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
      case .group(let actions): .group(actions.map { $0.reversed() })
      case .repeat(let action, let count):
        SKAction(.repeat(action.reversed(), count: count), duration: duration)
      case .onChild(let action, let name): .run(action.reversed(), onChildWithName: name)
      case .change, .once: inverse?() ?? self
      }
    guard reversed !== self else { return self }
    (reversed.timingMode, reversed.timingFunction) = (timingMode, timingFunction)
    reversed.speed = speed
    return reversed
  }

  /// The fraction of the change at a fraction of the duration.
  func progress(at share: CGFloat) -> CGFloat {
    let eased: CGFloat =
      switch timingMode {
      case .linear: share
      case .easeIn: share * share
      case .easeOut: share * (2 - share)
      case .easeInEaseOut: share * share * (3 - 2 * share)
      }
    return CGFloat(timingFunction(Float(eased)))
  }

  // MARK: Groups

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(
      .repeat(action, count: max(count, 0)), duration: action.duration * Double(max(count, 0)))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repeat(action, count: nil), duration: .infinity)
  }
  open class func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction(.change { _ in { _ in } }, duration: duration)
  }
  /// Waits for the middle of a range of durations, so that pictures are reproducible.
  open class func wait(
    forDuration duration: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { wait(forDuration: duration) }

  // MARK: Calls

  open class func run(_ block: @escaping () -> Void) -> SKAction {
    // The frames of a scene call it on the main actor.
    nonisolated(unsafe) let block = block
    return SKAction(.once { _ in block() })
  }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    run(block)
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.onChild(action, name: name), duration: action.duration)
  }
  open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    nonisolated(unsafe) let target = target
    return SKAction(.once { _ in _ObjectiveCMethods.send(selector, to: target) })
  }
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    nonisolated(unsafe) let block = block
    return SKAction(
      .change { node in { block(node, $0 * CGFloat(duration)) } }, duration: duration)
  }
  open class func removeFromParent() -> SKAction { SKAction(.once { $0.removeFromParent() }) }
  open class func hide() -> SKAction {
    SKAction(.once { $0.isHidden = true }, inverse: { unhide() })
  }
  open class func unhide() -> SKAction {
    SKAction(.once { $0.isHidden = false }, inverse: { hide() })
  }
  /// Waits for a sound, which is not heard; its length is not known, so it is 0.
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { SKAction(.once { _ in }) }
}

/// An action that runs on a node.
@MainActor final class RunningAction {
  let action: SKAction
  let key: String?
  var completion: (() -> Void)?
  private var elapsed: Double = 0
  private var change: (@MainActor (CGFloat) -> Void)?
  private var parts: [RunningAction]?
  private var repetitionCount = 0

  init(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
    (self.action, self.key, self.completion) = (action, key, completion)
  }

  /// Lets time pass, in seconds; returns the rest of it if the action ends, and nil otherwise.
  func advance(by time: Double, on node: SKNode) -> Double? {
    let speed = max(Double(action.speed), 0)
    guard let rest = step(by: time * speed, on: node) else { return nil }
    return speed > 0 ? rest / speed : 0
  }

  private func step(by time: Double, on node: SKNode) -> Double? {
    switch action.kind {
    case .once(let call):
      call(node)
      return time
    case .change(let start):
      let change = change ?? start(node)
      self.change = change
      elapsed += time
      let share = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
      change(action.progress(at: CGFloat(share)))
      return share < 1 ? nil : elapsed - action.duration
    case .sequence(let actions):
      var rest = time
      var waiting = parts ?? actions.map { RunningAction($0) }
      defer { parts = waiting }
      while let first = waiting.first {
        guard let left = first.advance(by: rest, on: node) else { return nil }
        rest = left
        waiting.removeFirst()
      }
      return rest
    case .group(let actions):
      var rest = time
      let running = parts ?? actions.map { RunningAction($0) }
      parts = running.filter {
        guard let left = $0.advance(by: time, on: node) else { return true }
        rest = min(rest, left)
        return false
      }
      return parts?.isEmpty == true ? rest : nil
    case .repeat(let action, let count):
      var rest = time
      while repetitionCount < count ?? .max {
        let current = parts?.first ?? RunningAction(action)
        parts = [current]
        guard let left = current.advance(by: rest, on: node) else { return nil }
        parts = nil
        repetitionCount += 1
        // A repetition that takes no time waits for the next frame.
        if left == rest, repetitionCount < count ?? .max { return nil }
        rest = left
      }
      return rest
    case .onChild(let action, let name):
      let part = parts?.first ?? RunningAction(action)
      parts = [part]
      return node.childNode(withName: name).map { part.advance(by: time, on: $0) } ?? time
    }
  }
}

extension SKNode {
  public func run(_ action: SKAction) { runningActions.append(RunningAction(action)) }
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    runningActions.append(RunningAction(action, completion: block))
  }
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { done in run(action) { done.resume() } }
  }
  /// Runs an action in place of the one with the same key.
  public func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    runningActions.append(RunningAction(action, key: key))
  }
  public func action(forKey key: String) -> SKAction? {
    runningActions.first { $0.key == key }?.action
  }
  public func hasActions() -> Bool { !runningActions.isEmpty }
  public func removeAction(forKey key: String) { runningActions.removeAll { $0.key == key } }
  public func removeAllActions() { runningActions = [] }

  /// Lets time pass for the actions of the node and of its descendants, in seconds.
  func advanceActions(by time: Double) {
    guard !isPaused else { return }
    let time = time * max(Double(speed), 0)
    for running in runningActions {
      // An action may remove others.
      guard runningActions.contains(where: { $0 === running }),
        running.advance(by: time, on: self) != nil
      else { continue }
      runningActions.removeAll { $0 === running }
      running.completion?()
    }
    for child in children { child.advanceActions(by: time) }
  }
}
