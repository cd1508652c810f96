import CoreGraphics
import Foundation
import QuartzCore
import SystemIntegration
import ViewClock

/// The time and the course of an animation of views.
@MainActor struct ViewAnimation {
  enum Course {
    case curve(CGPoint, CGPoint)
    case spring(ViewSpring)
  }

  let duration: TimeInterval
  let delay: TimeInterval
  var course: Course
  var repeatCount: Float
  var autoreverses: Bool

  /// The animation whose changes are made; nil for none.
  private(set) static var current: ViewAnimation?
  /// The changes of the keyframes whose animation is made; nil for none.
  private static var keyframes: [Keyframe]?

  private struct Keyframe {
    let start: Double
    let end: Double
    let change: ViewChange
  }

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    course = .curve(curve.controlPoints.0, curve.controlPoints.1)
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
  }

  /// Makes changes, moves them, and calls the completion at the end.
  func animate(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    for change in whileCurrent({ ViewChange.made(by: changes) }) { move(change) }
    end { completion?(true) }
  }

  /// Makes changes of keyframes, and moves them through their values.
  func animateKeyframes(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    let former = Self.keyframes
    Self.keyframes = []
    let others = whileCurrent { ViewChange.made(by: changes) }
    let keyframes = Self.keyframes ?? []
    Self.keyframes = former
    for change in others { move(change) }
    let properties = keyframes.reduce(into: [[Keyframe]]()) { properties, frame in
      let index = properties.firstIndex {
        $0[0].change.view === frame.change.view && $0[0].change.path == frame.change.path
      }
      if let index { properties[index].append(frame) } else { properties.append([frame]) }
    }
    for frames in properties { move(through: frames) }
    end { completion?(true) }
  }

  /// Makes the changes of a keyframe, between two fractions of the animation.
  static func addKeyframe(from start: Double, to end: Double, changes: () -> Void) {
    guard keyframes != nil else { return changes() }
    let made = ViewChange.made(by: changes)
    keyframes?.append(contentsOf: made.map { Keyframe(start: start, end: end, change: $0) })
  }

  /// Calls a function when the time of the animation is over.
  func end(_ completion: @escaping () -> Void) {
    let length = animation(of: "").duration * Double(repeatCount) * (autoreverses ? 2 : 1)
    guard delay + length < 1e6 else { return }
    if let clock = ViewClock.current, delay + length > 0 {
      clock.noteAnimationEnd(at: clock.now + delay + length)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay + length) { completion() }
  }

  /// Moves a change that was made, and returns the animation.
  @discardableResult
  func move(_ change: ViewChange, from first: Any? = nil, to last: Any? = nil) -> CAAnimation? {
    guard duration > 0 else { return nil }
    let animation = animation(of: change.path)
    (animation.fromValue, animation.toValue) = (first ?? change.from, last ?? change.to)
    start(animation, of: change)
    return animation
  }

  private func move(through frames: [Keyframe]) {
    guard duration > 0, let first = frames.first else { return }
    let sorted = frames.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    var (times, values) = ([0.0], [first.change.from])
    for frame in sorted {
      times += [frame.start, frame.end].map { min(max($0, times[times.count - 1]), 1) }
      values += [values[values.count - 1], frame.change.to]
    }
    times.append(1)
    values.append(values[values.count - 1])
    let animation = CAKeyframeAnimation(keyPath: first.change.path)
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.values = values
    animation.duration = duration
    start(animation, of: first.change)
  }

  private func animation(of path: String) -> CABasicAnimation {
    switch course {
    case .curve(let first, let second):
      let animation = CABasicAnimation(keyPath: path)
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
      return animation
    case .spring(let spring): return spring.animation(of: path, duration: duration)
    }
  }

  private func start(_ animation: CAAnimation, of change: ViewChange) {
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.fillMode = .backwards
    (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
    change.view.layer.add(animation, forKey: change.path)
    change.view.invalidateIntrinsicContentSize()
  }

  private func whileCurrent<Result>(_ function: () -> Result) -> Result {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return function()
  }
}
