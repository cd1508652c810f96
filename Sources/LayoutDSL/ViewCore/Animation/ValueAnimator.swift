import Foundation

/// Something that changes from frame to frame.
protocol FrameUpdating: AnyObject {
  /// Shows how things are at a time of the screen's clock.
  func present(at time: TimeInterval)
  /// Whether nothing is left to change.
  var isFinished: Bool { get }
  /// When something ends, if that is known, so that it is met exactly.
  var deadline: TimeInterval { get }
}

/// A value on its way to a target: what to add to the target so that it comes from where it was.
///
/// Several animations may be on their way at once; each contributes what is left of the difference
/// that it was started for. The value depends on the time alone, not on when it is asked for.
struct ValueAnimator<Value: VectorArithmetic> {
  /// One animation of a difference.
  private struct Flight {
    var animation: Animation
    var difference: Value
    let start: TimeInterval
    var context: AnimationContext<Value>
    var span: AnimationSpan?
    var completions: [AnimationCompletion]
    var isOver = false

    mutating func updateSpan() {
      span = animation.span(value: difference, context: context)
    }

    /// What is left of the difference.
    mutating func remainder(at time: TimeInterval) -> Value {
      // Sums of durations differ from end times by rounding.
      if let end = span?.end, time >= start + end - 1e-9 { isOver = true }
      guard !isOver else { return .zero }
      if let logicalEnd = span?.logicalEnd, time >= start + logicalEnd - 1e-9 {
        context.isLogicallyComplete = true
      }
      guard
        let done = animation.animate(value: difference, time: time - start, context: &context)
      else {
        isOver = true
        return .zero
      }
      return done - difference
    }
  }

  private var flights: [Flight] = []
  /// Where the value goes.
  private(set) var target: Value
  private unowned let graph: ViewGraph

  init(at value: Value, graph: ViewGraph) {
    target = value
    self.graph = graph
  }

  var isFinished: Bool { flights.isEmpty }

  /// When the next of the animations ends, as far as that is known.
  var deadline: TimeInterval {
    flights.reduce(.infinity) { earliest, flight in
      guard let span = flight.span else { return earliest }
      let next = flight.context.isLogicallyComplete ? span.end : span.logicalEnd
      return min(earliest, flight.start + next)
    }
  }

  /// The value at a time; animations that have ended by then are dropped.
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

  /// Goes to another target.
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
        flights[index].updateSpan()
        return
      }
      if previous.span?.end == .infinity {
        // What never ends by itself makes way.
        difference = new - value(at: time)
        jump(to: new)
      }
    }
    target = new
    var flight = Flight(
      animation: animation, difference: difference, start: time,
      context: AnimationContext(environment: environment), completions: transaction.completions)
    flight.updateSpan()
    flights.append(flight)
  }

  /// Goes to another target at once.
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
