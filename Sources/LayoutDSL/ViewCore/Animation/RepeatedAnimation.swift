import Foundation

extension Animation {
  /// Returns this animation repeated a number of times.
  ///
  /// With `autoreverses`, every second repetition runs backwards; each direction counts as one
  /// repetition.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns this animation repeated indefinitely.
  ///
  /// With `autoreverses`, every second repetition runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}

/// An animation that is repeated.
struct RepeatedAnimation: TimedAnimation {
  let base: Animation
  /// The number of repetitions; nil for indefinitely.
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
      // An animation whose end is not known in advance has ended here.
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

  /// Returns the index and the start time of the current repetition.
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
  /// Returns the rest of `whole` in a reversed repetition, otherwise the value itself.
  fileprivate func reversed(_ isReversed: Bool, in whole: Self) -> Self {
    isReversed ? whole - self : self
  }
}
