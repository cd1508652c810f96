import Foundation

extension Animation {
  /// Runs the animation several times, there and back by turns if it reverses; each way counts.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs the animation over and over, there and back by turns if it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}

/// An animation that runs several times.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// How often; nil for ever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var round = self.round(at: time, value: value, context: context)
    if let count, round.index >= count {
      context.isLogicallyComplete = true
      return nil
    }
    var inner = context
    var result = base.animate(value: value, time: time - round.startTime, context: &inner)
    context.state = inner.state
    if result == nil, base.span(value: value, context: context) == nil {
      // An animation that does not tell its end beforehand has ended here.
      round = Round(index: round.index + 1, startTime: time)
      context.state[RoundKey.self] = round
      if let count, round.index >= count { return nil }
      result = base.animate(value: value, time: 0, context: &context)
    }
    return (result ?? value).reversed(autoreverses && round.index % 2 == 1, in: value)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let round = round(at: time, value: value, context: context)
    return base.velocity(value: value, time: time - round.startTime, context: context)?
      .scaled(by: autoreverses && round.index % 2 == 1 ? -1 : 1)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    guard let count else { return AnimationSpan(logicalEnd: .infinity, end: .infinity) }
    return base.span(value: value, context: context).map {
      let end = $0.end * Double(max(count, 0))
      return AnimationSpan(logicalEnd: end, end: end)
    }
  }

  /// Which time it is that the animation runs, and when that started.
  private func round<V: VectorArithmetic>(
    at time: TimeInterval, value: V, context: AnimationContext<V>
  ) -> Round {
    guard let duration = base.span(value: value, context: context)?.end else {
      return context.state[RoundKey.self]
    }
    guard duration.isFinite else { return Round() }
    guard duration > 0 else { return Round(index: count ?? 0, startTime: time) }
    let index = max((time / duration).rounded(.down), 0)
    return Round(index: Int(min(index, 1e15)), startTime: index * duration)
  }
}

private struct Round {
  var index = 0
  var startTime: TimeInterval = 0
}

private enum RoundKey: AnimationStateKey {
  static var defaultValue: Round { Round() }
}

extension VectorArithmetic {
  /// The way that is left, on the way back.
  fileprivate func reversed(_ isReversed: Bool, in whole: Self) -> Self {
    isReversed ? whole - self : self
  }
}
