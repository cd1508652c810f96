import Foundation

/// The animation of a value to its target.
///
/// Several animations may run at the same time; each contributes the remainder of the difference
/// for which it was started. The value is the target plus these remainders. It depends on the time
/// alone, not on when it is queried. An animation may start between two frames, so the time of the
/// frame that is shown may be before its start.
struct ValueAnimator<Value: VectorArithmetic> {
  /// One running animation of a difference.
  private struct Flight {
    var animation: Animation
    var difference: Value
    let start: TimeInterval
    var context: AnimationContext<Value>
    var span: AnimationSpan?
    var completions: [AnimationCompletion]
    var isPartOfEndlessAnimation: Bool
    var isOver = false

    mutating func updateSpan() {
      span = animation.span(value: difference, context: context)
    }

    /// Returns the remainder of the difference at a time, as an addition to the target.
    mutating func remainder(at time: TimeInterval) -> Value {
      // Sums of durations may differ from end times because of rounding.
      if let end = span?.end, time >= start + end - Tolerance.time { isOver = true }
      guard !isOver else { return .zero }
      if let logicalEnd = span?.logicalEnd, time >= start + logicalEnd - Tolerance.time {
        context.isLogicallyComplete = true
      }
      let elapsed = max(time - start, 0)
      guard let done = animation.animate(value: difference, time: elapsed, context: &context) else {
        isOver = true
        return .zero
      }
      return done - difference
    }
  }

  private var flights: [Flight] = []
  /// The value once all animations have ended.
  private(set) var target: Value
  private unowned let graph: ViewGraph

  init(at value: Value, graph: ViewGraph) {
    target = value
    self.graph = graph
  }

  var isFinished: Bool { flights.isEmpty }

  /// The next known end of an animation, logical or final; infinite if there is none.
  var deadline: TimeInterval {
    flights.reduce(.infinity) { earliest, flight in
      guard let span = flight.span, !flight.isPartOfEndlessAnimation else { return earliest }
      let next = flight.context.isLogicallyComplete ? span.end : span.logicalEnd
      return min(earliest, flight.start + next)
    }
  }

  /// Returns the value at a time, and removes animations that have ended by then.
  mutating func value(at time: TimeInterval) -> Value {
    var value = target
    for index in flights.indices {
      value += flights[index].remainder(at: time)
      if flights[index].context.isLogicallyComplete || flights[index].isOver {
        complete(.logicallyComplete, of: index)
      }
      if flights[index].isOver { complete(.removed, of: index) }
    }
    flights.removeAll { $0.isOver }
    return value
  }

  /// Sets a new target, with the animation of a transaction.
  mutating func retarget(
    to new: Value, at time: TimeInterval, transaction: Transaction, environment: EnvironmentValues
  ) {
    guard let animation = transaction.animation else { return jump(to: new) }
    var difference = new - target
    guard difference != .zero else { return }
    transaction.completions.forEach { $0.retain() }
    if let index = flights.indices.last {
      let previous = flights[index]
      if animation.shouldMerge(
        previous: previous.animation, value: previous.difference, time: time - previous.start,
        context: &flights[index].context)
      {
        target = new
        flights[index].animation = animation
        flights[index].difference += difference
        flights[index].completions += transaction.completions
        flights[index].isPartOfEndlessAnimation = transaction.isPartOfEndlessAnimation
        flights[index].updateSpan()
        return
      }
      if previous.start == time, previous.animation == animation {
        // Changes at one instant are one change, so that their number costs nothing.
        target = new
        flights[index].difference += difference
        flights[index].completions += transaction.completions
        flights[index].updateSpan()
        return
      }
      if previous.span?.end == .infinity {
        // The new animation replaces one that never ends.
        difference = new - value(at: time)
        jump(to: new)
      }
    }
    target = new
    var flight = Flight(
      animation: animation, difference: difference, start: time,
      context: AnimationContext(environment: environment), completions: transaction.completions,
      isPartOfEndlessAnimation: transaction.isPartOfEndlessAnimation)
    flight.updateSpan()
    flights.append(flight)
  }

  /// Sets a new target immediately, and ends all animations.
  mutating func jump(to new: Value) {
    target = new
    for index in flights.indices {
      complete(.logicallyComplete, of: index)
      complete(.removed, of: index)
    }
    flights = []
  }

  private mutating func complete(_ criteria: AnimationCompletionCriteria, of index: Int) {
    guard !flights[index].completions.isEmpty else { return }
    let completed = flights[index].completions.filter { $0.criteria == criteria }
    flights[index].completions.removeAll { $0.criteria == criteria }
    completed.forEach { $0.release(graph) }
  }
}
