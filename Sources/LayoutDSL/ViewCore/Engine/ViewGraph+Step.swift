extension ViewGraph {
  /// Performs a step of several updates, such as a movement of a finger, during which only the clock
  /// and gestures run code of the user.
  package func asOneStep<Result>(_ step: () -> Result) -> Result {
    guard steps == nil else { return step() }
    steps = Steps()
    defer { steps = nil }
    return step()
  }

  /// The state of a step.
  struct Steps {
    /// The actions that had run at the last update; nil before the first one.
    var actionsRun: Int?
  }

  /// Whether code of the user may have run since the last update.
  ///
  /// Outside a step, it may have run between any two updates.
  func takeUnobservedCode() -> Bool {
    guard steps != nil else { return !presentsFrame }
    let count = clock.actionsRun - animations.frameCount + gestures.actionsRun
    defer { steps?.actionsRun = count }
    return !presentsFrame && steps?.actionsRun != count
  }
}
