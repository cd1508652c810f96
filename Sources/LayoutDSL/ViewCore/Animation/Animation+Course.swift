import Foundation

extension Animation {
  /// Returns the part of the way that a value has gone after a time; 1 at the end.
  package func progress(at time: TimeInterval) -> Double {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    return animate(value: 1, time: time, context: &context) ?? 1
  }

  /// The time until the end, in seconds; infinite for an animation that has none, and nil if it is
  /// not known in advance.
  package var length: TimeInterval? {
    span(value: 1.0, context: AnimationContext(environment: EnvironmentValues()))?.end
  }
}
