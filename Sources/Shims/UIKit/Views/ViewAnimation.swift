import CoreGraphics
import Foundation
import QuartzCore
import SystemIntegration
import ViewClock
import ViewCore

/// The time and the course of an animation of views.
@MainActor struct ViewAnimation {
  enum Course {
    case curve(CGPoint, CGPoint)
    case spring(ViewSpring)
    case animation(Animation)
  }

  var duration: TimeInterval
  var delay: TimeInterval
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

  /// Creates an animation with the course of one of SwiftUI; one whose end is not known in advance
  /// lasts a second.
  init(_ animation: Animation) {
    self.init(duration: min(animation.length ?? 1, Self.endless))
    course = .animation(animation)
  }

  /// A duration that is longer than any film, in seconds.
  private static let endless: TimeInterval = 1e9

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

  /// Calls a function when the time of the animation is over; at once while animations are disabled.
  func end(_ completion: @escaping () -> Void) {
    let runs = Double(repeatCount) * (autoreverses ? 2 : 1)
    var wait = UIView.areAnimationsEnabled ? delay + animation(of: "").duration * runs : 0
    guard wait < 1e6 else { return }
    if wait > 0, let clock = ViewClock.current { clock.noteAnimationEnd(at: clock.now + wait) }
    // An animation without a duration that starts itself again goes on at the rate of frames.
    let depth = wait > 0 ? 0 : Self.depth + 1
    if depth > Self.depthLimit { wait = 1 / 60 }
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
      Self.depth = depth
      completion()
      Self.depth = 0
    }
  }

  /// The number of completions without a duration that have led to the present one.
  private static var depth = 0
  private static let depthLimit = 100

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
    case .animation(let course):
      let animation = CABasicAnimation(keyPath: path)
      animation.duration = duration
      animation.course = { course.progress(at: $0) }
      return animation
    }
  }

  private func start(_ animation: CAAnimation, of change: ViewChange) {
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    animation.fillMode = .backwards
    (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
    change.view.layer.add(animation, forKey: change.path)
    change.view.invalidateIntrinsicContentSize()
  }

  /// Moves a view from what it shows to what it shows after changes.
  func moveContent(of view: UIView, options: UIView.AnimationOptions, changes: () -> Void) {
    let transition = CATransition()
    transition.turn = options.turn
    guard duration > 0, view.bounds.width > 0, UIView.areAnimationsEnabled,
      transition.turn != nil || options.isCrossDissolve
    else { return changes() }
    transition.duration = duration
    transition.timingFunction = animation(of: "").timingFunction
    view.layer.add(transition, forKey: "transition")
    changes()
    view.invalidateIntrinsicContentSize()
  }

  private func whileCurrent<Result>(_ function: () -> Result) -> Result {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return function()
  }
}
