/// A screen of a session: a view, its settings, and all steps since the view appeared.
///
/// The same description always has the same picture, whether the session has performed the steps
/// before or not.
package struct SessionScreen: Codable, Equatable, Sendable {
  package var view: SessionView.Index
  package var settings: ScreenSettings
  package var steps: [ScriptStep]

  package init(view: SessionView.Index, settings: ScreenSettings, steps: [ScriptStep]) {
    self.view = view
    self.settings = settings
    self.steps = steps
  }

  /// Returns the steps that lead from the state after this screen's steps to a screen.
  ///
  /// The last step of this screen may be a shorter `wait` than that of the other. Nil if the other
  /// screen has to start again.
  func stepsLeft(to other: SessionScreen) -> [ScriptStep]? {
    guard view == other.view, settings == other.settings else { return nil }
    if other.steps.starts(with: steps) { return Array(other.steps.dropFirst(steps.count)) }
    let common = steps.dropLast()
    guard other.steps.starts(with: common), other.steps.count >= steps.count,
      case .wait(let passed)? = steps.last?.action,
      case .wait(let whole) = other.steps[common.count].action, whole >= passed
    else { return nil }
    return [ScriptStep(.wait(whole - passed))] + other.steps.dropFirst(steps.count)
  }
}
