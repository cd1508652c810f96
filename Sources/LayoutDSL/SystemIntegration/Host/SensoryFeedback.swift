import ViewCore

/// A vibration or a sound.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  package let name: String

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task has a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rises above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value falls below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity starts.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stops.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item aligns.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value moves between levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns the collision of two objects of a weight, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact, \(weight.name), \(intensity)")
  }

  /// Returns the collision of two objects of a flexibility, with an intensity from 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact, \(flexibility.name), \(intensity)")
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    let name: String

    /// Small objects.
    public static let light = Weight(name: "light")
    /// Objects of medium size.
    public static let medium = Weight(name: "medium")
    /// Large objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    /// Hard objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Objects of medium hardness.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }
}

extension View {
  /// Plays feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    hostAttribute("\(feedback.name) for \(trigger)")
  }

  /// Plays feedback when a value changes and a condition on the old and the new value holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    hostAttribute("\(feedback.name) for \(trigger)", payload: condition)
  }

  /// Plays feedback when a value changes and a condition holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View {
    sensoryFeedback(feedback, trigger: trigger) { _, _ in condition() }
  }

  /// Plays the feedback that a closure returns for the old and the new value when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    hostAttribute("for \(trigger)", payload: feedback)
  }

  /// Plays the feedback that a closure returns when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
