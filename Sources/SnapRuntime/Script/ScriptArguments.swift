import Foundation

/// The arguments of a step, which are parsed from left to right.
struct ScriptArguments {
  var words: ArraySlice<ScriptWord>
  /// The syntax of the step.
  let form: String
  /// The last text or name, and the words before it, if it is not in quotes.
  private var unquoted: (name: String, step: String)?

  init(words: ArraySlice<ScriptWord>, form: String) {
    self.words = words
    self.form = form
  }

  mutating func action(of verb: String) throws(ScriptError) -> ScriptStep.Action {
    switch verb {
    case "scroll":
      let id = try words.count > 1 ? name() : nil
      if let word = words.first, words.count > 1, Self.point(word.text) == nil { try finish() }
      return .scroll(to: try point(), id: id)
    case "drag":
      let start = try point()
      try keyword("to")
      let end = try point()
      return .drag(from: start, to: end, duration: try duration(), curve: try curve())
    case "fling":
      let start = try point()
      try keyword("by")
      return .fling(from: start, velocity: try point())
    case "down": return .down(try point())
    case "move": return .move(to: try point(), duration: try duration(), curve: try curve())
    case "hold": return .hold(try seconds())
    case "up": return .up
    case "tap": return .tap(try target())
    case "doubletap": return .doubleTap(try target())
    case "longpress":
      return .longPress(try target(), duration: try duration(after: "for", default: 0.6))
    case "pinch":
      let center = try point()
      try keyword("by")
      let scale = try number()
      guard scale > 0 else { throw error("a scale is greater than 0") }
      return .pinch(at: center, scale: scale, duration: try duration())
    case "rotate":
      let center = try point()
      try keyword("by")
      return .rotate(at: center, degrees: try number(), duration: try duration())
    case "type": return .type(try name())
    case "wait": return try wait()
    default: return .shot(name: try fileName())
    }
  }

  /// Throws if there is an argument left.
  func finish() throws(ScriptError) {
    guard let extra = words.first else { return }
    guard let unquoted else { throw error("'\(extra.text)' is one argument too many") }
    // The words of a name end where the other arguments begin.
    let others = words.prefix { $0.text != "for" && Self.point($0.text) == nil }.map(\.text)
    let name = ([unquoted.name] + others).joined(separator: " ").replacing("\"", with: "\\\"")
    throw ScriptError(
      "a text with spaces is in quotes; write it as: \(unquoted.step) \"\(name)\"")
  }

  // MARK: Words

  private func error(_ problem: String) -> ScriptError {
    ScriptError("\(problem); write it as: \(form)")
  }

  private mutating func word() throws(ScriptError) -> ScriptWord {
    guard let word = words.popFirst() else { throw error("an argument is missing") }
    return word
  }

  private mutating func keyword(_ keyword: String) throws(ScriptError) {
    let word = try word()
    if word.text != keyword { throw error("'\(keyword)' is missing before '\(word.text)'") }
  }

  private mutating func point() throws(ScriptError) -> CGPoint {
    let text = try word().text
    guard let point = Self.point(text) else { throw error("'\(text)' is not a pair of numbers") }
    unquoted = nil
    return point
  }

  private static func point(_ text: String) -> CGPoint? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      abs(x) <= numberLimit, abs(y) <= numberLimit
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The greatest number: over a thousand times the size of any screen or scrolled content, in
  /// points.
  private static let numberLimit = 1e9

  private mutating func number() throws(ScriptError) -> Double {
    let text = try word().text
    guard let number = Double(text), abs(number) <= Self.numberLimit else {
      throw error("'\(text)' is not a number from -1e9 to 1e9")
    }
    return number
  }

  private mutating func target() throws(ScriptError) -> ScriptStep.Target {
    if let word = words.first, !word.isQuoted, let point = Self.point(word.text) {
      words.removeFirst()
      return .point(point)
    }
    return .id(try name())
  }

  /// A name or text, which is in quotes if it has spaces.
  private mutating func name() throws(ScriptError) -> String {
    let word = try word()
    if !word.isQuoted { unquoted = (word.text, String(form.prefix { $0 != " " })) }
    return word.text
  }

  private mutating func duration(
    after keyword: String = "in", default standard: Double = 0.3
  ) throws(ScriptError) -> Double {
    guard words.first?.text == keyword else { return standard }
    words.removeFirst()
    return try seconds()
  }

  private mutating func seconds() throws(ScriptError) -> Double {
    unquoted = nil
    let text = try word().text
    guard let seconds = Seconds(text) else {
      if Seconds.isOverLimit(text) {
        throw error("'\(text)' is more than a day (\(Int(Seconds.limit))s)")
      }
      throw error("'\(text)' is not a time such as 0.35s or 350ms")
    }
    return seconds.value
  }

  private mutating func curve() throws(ScriptError) -> ScriptStep.Curve {
    guard let text = words.popFirst()?.text else { return .linear }
    guard let curve = ScriptStep.Curve(rawValue: text) else {
      let curves = ScriptStep.Curve.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("'\(text)' is not a curve; the curves are \(curves)")
    }
    return curve
  }

  private mutating func wait() throws(ScriptError) -> ScriptStep.Action {
    let action: ScriptStep.Action
    switch words.first?.text {
    case "idle": action = .waitUntilIdle
    case "animations": action = .finishAnimations
    default: return .wait(try seconds())
    }
    words.removeFirst()
    return action
  }

  private mutating func fileName() throws(ScriptError) -> String {
    let name = try name()
    guard !name.isEmpty, !name.contains(where: { "/\0\n".contains($0) }) else {
      throw error("'\(name)' cannot be part of a file's name")
    }
    return name
  }
}
