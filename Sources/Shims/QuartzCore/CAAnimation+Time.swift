import Foundation
import SystemIntegration
import ViewClock
import ViewCore

extension CAAnimation: LayerAnimation {
  /// Gives a layer the values of the animation now, and returns what puts the former ones back.
  ///
  package func apply(to layer: CALayer) -> [() -> Void] {
    elapsed.map { apply(to: layer, elapsed: $0, parent: Self.implicitDuration) } ?? []
  }

  /// The duration of an animation that has none, in seconds.
  static var implicitDuration: TimeInterval { 0.25 }

  /// The time since the beginning; nil for an animation that is not seen.
  ///
  /// An animation that starts at the time of a picture at rest is not seen yet: the picture shows
  /// the values of the layer itself. An animation without speed is seen at its time offset.
  private var elapsed: TimeInterval? {
    guard let startTime else { return nil }
    let delay = beginTime > startTime ? beginTime - startTime : 0
    let elapsed = (CACurrentMediaTime() - startTime - delay) * Double(speed)
    guard
      elapsed > 0 || speed == 0 || delay > 0 && CACurrentMediaTime() > startTime
        || ViewClock.current?.isAtRest == false
    else { return nil }
    return elapsed + timeOffset
  }

  /// The part of the transition that is over now; nil before and after it.
  var transitionProgress: Double? {
    let length = duration > 0 ? duration : Self.implicitDuration
    return elapsed.flatMap { activeTime($0, length: length) }.map { ease($0 / length) }
  }

  /// Applies the animation at a time after its beginning; without a duration it has its parent's.
  fileprivate func apply(
    to layer: CALayer, elapsed: TimeInterval, parent: TimeInterval
  ) -> [() -> Void] {
    let length = duration > 0 ? duration : parent
    guard let time = activeTime(elapsed, length: length) else { return [] }
    if let group = self as? CAAnimationGroup {
      let eased = ease(time / length) * length
      return (group.animations ?? []).flatMap {
        $0.apply(to: layer, elapsed: eased - $0.beginTime, parent: length)
      }
    }
    guard let animation = self as? CAPropertyAnimation, let path = animation.keyPath,
      let property = AnimatedProperty(path, of: layer)
    else { return [] }
    let own = property.value()
    let spring = self as? CASpringAnimation
    let progress =
      spring.map { $0.response(at: time) } ?? (self as? CABasicAnimation)?.course?(time)
      ?? ease(time / length)
    guard let value = animation.value(at: progress, own: own) else { return [] }
    property.set(value)
    return [{ property.set(own) }]
  }

  /// The time within one run, from 0 to its length; nil before and after the animation.
  private func activeTime(_ elapsed: TimeInterval, length: TimeInterval) -> TimeInterval? {
    let cycle = autoreverses ? 2 * length : length
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    let total = repeatDuration > 0 ? repeatDuration : cycle * count
    if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if elapsed >= total {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return autoreverses ? 0 : length
    }
    let time = elapsed.truncatingRemainder(dividingBy: cycle)
    return time > length ? cycle - time : time
  }

  private func ease(_ fraction: Double) -> Double {
    timingFunction.map { $0.progress(at: fraction) } ?? fraction
  }
}

extension CAMediaTimingFunction {
  /// The progress of the curve at a fraction of its time.
  func progress(at fraction: Double) -> Double {
    func point(_ index: Int) -> UnitPoint {
      var values: [Float] = [0, 0]
      getControlPoint(at: index, values: &values)
      return UnitPoint(x: Double(values[0]), y: Double(values[1]))
    }
    return UnitCurve.bezier(startControlPoint: point(1), endControlPoint: point(2))
      .value(at: fraction)
  }
}

extension CASpringAnimation {
  /// The part of the way that the spring has gone after a time.
  fileprivate func response(at time: TimeInterval) -> Double {
    guard mass > 0, stiffness > 0 else { return 1 }
    return Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowOverDamping: allowsOverdamping
    )
    .value(target: 1, initialVelocity: Double(initialVelocity), time: time)
  }
}
