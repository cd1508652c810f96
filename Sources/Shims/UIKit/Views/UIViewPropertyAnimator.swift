// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Foundation
import QuartzCore
import SystemIntegration

/// An animation of views that can be paused, scrubbed and reversed.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  public let timingParameters: (any UITimingCurveProvider)?
  open var isManualHitTestingEnabled = false
  public private(set) var state = UIViewAnimatingState.inactive
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open private(set) var delay: TimeInterval = 0
  open private(set) var isRunning = false
  private var actions: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The changes that were made, which move or are paused.
  private var changes: [ViewChange] = []
  /// The fraction and the time at which the animator last started or paused.
  private var start: (fraction: CGFloat, time: TimeInterval, length: TimeInterval) = (0, 0, 0)
  private var options: UIView.AnimationOptions = []
  /// The number of the present run: the end of another one finishes nothing.
  private var run = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }
  /// Creates an animator without a duration, which makes its changes at once.
  public override convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { actions.append($0) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { actions.append($0) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { actions.append($0) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.options = options
    completion.map { animator.addCompletion($0) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public var addAnimations: ((@escaping () -> Void) -> Void)? { { self.addAnimations($0) } }
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
  open func addAnimations(_ animation: @escaping () -> Void) {
    actions.append(animation)
    if isRunning { play() }
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { play() }
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    play()
  }
  open func pauseAnimation() {
    let (fraction, wasRunning) = (fractionComplete, isRunning)
    makeChanges()
    pause(at: fraction, isLinear: scrubsLinearly && !wasRunning)
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    play(by: parameters, durationFactor: durationFactor)
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    for change in changes { change.set(change.shown) }
    run += 1
    isRunning = false
    if withoutFinishing { changes = [] }
    state = withoutFinishing ? .inactive : .stopped
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    for change in changes {
      switch finalPosition {
      case .start: change.set(change.own)
      case .end: change.set(change.to)
      case .current: change.set(change.shown)
      }
    }
    changes = []
    run += 1
    isRunning = false
    start = (0, 0, 0)
    state = .inactive
    let finished = completions
    completions = []
    finished.forEach { $0(finalPosition) }
  }

  /// The part of the time that is over, 0…1; pauses the animator when it is set.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, start.length > 0 else { return start.fraction }
      let part = CGFloat((CACurrentMediaTime() - start.time) / start.length)
      let whole = isReversed ? -start.fraction : 1 - start.fraction
      return start.fraction + whole * min(max(part, 0), 1)
    }
    set {
      makeChanges()
      pause(at: newValue.isFinite ? min(max(newValue, 0), 1) : 0, isLinear: scrubsLinearly)
    }
  }

  /// Whether the changes move back; a running animator turns around.
  open var isReversed = false {
    willSet { if newValue != isReversed, isRunning { start.fraction = fractionComplete } }
    didSet { if isReversed != oldValue, isRunning { play(from: start.fraction) } }
  }

  private func makeChanges() {
    state = .active
    let made = actions
    actions = []
    changes += ViewChange.made { made.forEach { $0() } }
  }

  private func pause(at fraction: CGFloat, isLinear: Bool) {
    run += 1
    isRunning = false
    start = (fraction, 0, 0)
    for change in changes {
      var animation = animation(by: timingParameters, duration: max(duration, 0.001))
      if isLinear { animation.course = .curve(.zero, CGPoint(x: 1, y: 1)) }
      change.set(change.to)
      guard let paused = animation.move(change, from: change.own) else { continue }
      (paused.speed, paused.timeOffset) = (0, Double(fraction) * paused.duration)
      paused.fillMode = .both
    }
  }

  /// Moves the changes on from what is on the screen.
  private func play(
    from fraction: CGFloat? = nil, by parameters: (any UITimingCurveProvider)? = nil,
    durationFactor: CGFloat = 0
  ) {
    let fraction = fraction ?? fractionComplete
    makeChanges()
    let rest = isReversed ? fraction : 1 - fraction
    let length = duration * Double(durationFactor > 0 ? durationFactor : rest)
    var animation = animation(by: parameters ?? timingParameters, duration: length)
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    run += 1
    isRunning = true
    start = (fraction, CACurrentMediaTime() + animation.delay, length)
    delay = 0
    for change in changes {
      let shown = change.shown
      let isNew = change.view.layer.animation(forKey: change.path) == nil
      let last = isReversed ? change.own : change.to
      change.set(last)
      animation.move(change, from: isNew ? change.from : shown, to: last)
    }
    let run = run
    animation.end { [weak self] in
      guard let self, self.run == run else { return }
      isRunning = false
      start = (isReversed ? 0 : 1, 0, 0)
      if !pausesOnCompletion { finishAnimation(at: isReversed ? .start : .end) }
    }
  }

  private func animation(
    by parameters: (any UITimingCurveProvider)?, duration: TimeInterval
  ) -> ViewAnimation {
    var animation = ViewAnimation(duration: duration, delay: delay)
    if let spring = parameters as? UISpringTimingParameters {
      animation.course = .spring(spring.spring)
    } else if let cubic = parameters as? UICubicTimingParameters {
      animation.course = .curve(cubic.controlPoint1, cubic.controlPoint2)
    }
    return animation
  }
}
