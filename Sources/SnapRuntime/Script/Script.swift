import Foundation

/// A text file of steps, one per line.
///
/// A line is a verb and its arguments, separated by spaces; arguments with spaces or escapes (`\n`,
/// `\b`, `\"`, `\\`) are in quotes. Empty lines, and text from a `#` at the start of a word, are
/// ignored.
package enum Script {
  /// The syntax of each step, for messages and `--help`.
  package static let forms = [
    "scroll [NAME] X,Y", "drag X,Y to X,Y [in TIME] [CURVE]", "fling X,Y by DX,DY", "down X,Y",
    "move X,Y [in TIME] [CURVE]", "hold TIME", "up", "tap TARGET",
    "doubletap TARGET", "longpress TARGET [for TIME]", "pinch X,Y by SCALE [in TIME]",
    "rotate X,Y by DEGREES [in TIME]", "type TEXT",
    "wait TIME | animations | idle", "shot NAME",
  ]

  /// Parses a script; `name` is the name of its file, for messages.
  package static func steps(of text: String, name: String) throws(ScriptError) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    var shots: [String: Int] = [:]
    var isFingerDown = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let place = "\(name):\(index + 1)"
      do throws(ScriptError) {
        guard let action = try action(in: line) else { continue }
        try follow(action, &isFingerDown)
        if case .shot(let shot?) = action {
          // Some file systems ignore the case of names.
          if let earlier = shots.updateValue(index + 1, forKey: shot.lowercased()) {
            throw ScriptError(
              "line \(earlier) already has a shot '\(shot)'; give this one another name")
          }
        }
        steps.append(ScriptStep(action, place: place))
      } catch {
        throw ScriptError("\(place): \(error.message)")
      }
    }
    if steps.isEmpty {
      throw ScriptError("\(name) has no steps; write one a line, such as 'tap 100,50'")
    }
    return steps
  }

  /// Updates whether the finger is down, and throws if a step does not fit the finger's state.
  private static func follow(
    _ action: ScriptStep.Action, _ isDown: inout Bool
  ) throws(ScriptError) {
    switch action {
    case .move, .hold, .up:
      guard isDown else {
        throw ScriptError("no finger is down; put one down with: down X,Y")
      }
      if case .up = action { isDown = false }
    case .down, .drag, .fling, .tap, .doubleTap, .longPress, .pinch, .rotate:
      if isDown { throw ScriptError("a finger is down already; lift it with: up") }
      if case .down = action { isDown = true }
    case .scroll, .type, .wait, .waitUntilIdle, .finishAnimations, .shot: break
    }
  }

  /// Parses the step of a line; nil for an empty line.
  private static func action(in line: Substring) throws(ScriptError) -> ScriptStep.Action? {
    var words = try ScriptWord.words(of: line)[...]
    guard let verb = words.popFirst() else { return nil }
    guard let form = forms.first(where: { $0.prefix { $0 != " " } == verb.text }) else {
      let verbs = forms.map { String($0.prefix { $0 != " " }) }
      throw ScriptError(
        "'\(verb.text)' is not a step; the steps are \(verbs.joined(separator: ", "))")
    }
    var rest = ScriptArguments(words: words, form: form)
    let action = try rest.action(of: verb.text)
    try rest.finish()
    return action
  }
}
