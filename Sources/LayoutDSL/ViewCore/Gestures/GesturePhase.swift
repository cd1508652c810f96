/// The phase of a gesture, with its value.
package enum GesturePhase<Value> {
  /// The gesture is undecided; the value is provisional, and nil if there is none yet.
  case possible(Value?)
  /// The gesture is recognized and in progress.
  case active(Value)
  case ended(Value)
  /// The touches are not those of the gesture.
  case failed

  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The current value of the gesture; nil if there is none.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  package var kind: GesturePhaseKind {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// The phase of a gesture, without its value.
package enum GesturePhaseKind: Sendable {
  case possible, active, ended, failed

  package var isFinished: Bool { self == .ended || self == .failed }
  package var isRecognized: Bool { self == .active || self == .ended }
}
