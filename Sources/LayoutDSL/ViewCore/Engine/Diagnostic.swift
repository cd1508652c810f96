import Foundation

/// A mistake in a layout that the engine detects and works around.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The kind of mistake.
  package enum Problem: Equatable, Sendable {
    /// State changes in every pass of an update.
    case unsettled(keys: [String], property: String?)
    /// Each evaluation of a body changes a property that the body depends on.
    case endlessEvaluation(property: String?)
    /// Each layout of a view invalidates its layout.
    case endlessLayout
    /// Work on the main queue adds more work without end.
    case endlessWork(property: String?)
    /// A timeline schedule has no end of dates that have passed.
    case endlessSchedule
    /// A view is nested so deeply that its content is omitted.
    case tooDeep
    /// A view is nested in so many effects that its own effects are omitted.
    case tooManyEffects
    /// Two elements of a `ForEach` have the same identity.
    case duplicateID(String)
    /// A size is negative or not finite.
    case invalidFrame
    /// A `GeometryReader` is proposed no length along some axes and takes 10 points.
    case collapsedReader(axes: Axis.Set)
    /// A view is wider than its container and overflows it.
    case tooWide(width: CGFloat, container: String, room: CGFloat)
    /// A lazy container is in no scroll view that limits its visible part along its axis, so it
    /// creates all its views.
    case unboundedLazy(Axis)
    /// No ancestor of a view has the named coordinate space.
    case unknownSpace(String)
    /// No image or symbol has the name.
    case missingImage(String)
    /// No colour has the name.
    case missingColor(String)
    /// The asset catalog's description of a colour is not readable.
    case unreadableColor(String, reason: String)
    /// A Metal function with that name is used, and does not run.
    case unsupportedShader(String)
    /// No symbol has the name; the similar ones do.
    case unknownSymbol(String, similar: [String])
    /// An image has a remote address, which is not loaded.
    case remoteImage(String)
    /// A file does not contain a readable image.
    case unreadableImage(String, reason: String)
    /// A string catalog or strings file is not readable.
    case unreadableStrings(String, reason: String)
    /// A requested font is missing and replaced by another.
    case missingFont(String)
    /// A text is longer than the greatest length and cut off.
    case longText
    /// A text uses automatic grammar agreement in another form than an English noun after a number.
    case inflection
    /// A text contains characters that no font has.
    case missingCharacters(MissingCharacters)
  }

  package let problem: Problem
  /// The path of the view in question: the views from the root to it.
  package let path: String
  /// The view's node, or the nearest one with a frame.
  package let node: ObjectIdentifier?

  package init(problem: Problem, path: String, node: ObjectIdentifier? = nil) {
    self.problem = problem
    self.path = path
    self.node = node
  }

  /// Whether two diagnostics report the same problem of views with the same path.
  public static func == (first: Diagnostic, second: Diagnostic) -> Bool {
    first.problem == second.problem && first.path == second.path
  }

  /// The path of the view, the mistake, and a suggestion.
  public var description: String {
    let (mistake, advice) = sentences
    return "\(path): \(mistake)" + (advice.isEmpty ? "" : " \(advice)")
  }

  /// The mistake as a sentence about the view, and a suggestion, which may be empty.
  package var sentences: (mistake: String, advice: String) {
    switch problem {
    case .unsettled(let keys, let property):
      let bound = keys.isEmpty ? "" : "Bound preference \(keys.joined(separator: ", ")): "
      return (
        "\(bound)tried to update multiple times per frame (\(ViewGraph.passLimit) passes"
          + "\(changed(property))).",
        "Do not set state to a new value every time a preference, frame or change is reported; "
          + "compare first."
      )
    case .endlessEvaluation(let property):
      return (
        "each evaluation of its body changes state that a body depends on "
          + "(\(ViewGraph.passLimit) evaluations\(changed(property))).",
        "Do not set state in a body; set it in an action, onAppear, onChange or task."
      )
    case .endlessLayout:
      return (
        "each layout of its content invalidates the layout again (\(ViewGraph.passLimit) layouts).",
        "Sizes, guides and places must depend on the proposal and the views alone."
      )
    case .endlessWork(let property):
      return (
        "work on the main queue adds more work without end\(changed(property)).",
        "Wait between repetitions, with a timer or Task.sleep."
      )
    case .endlessSchedule:
      return (
        "its schedule has more than \(TimelineDateLimit.count) dates that have passed.",
        "Start the schedule at the date that entries(from:mode:) receives."
      )
    case .tooDeep:
      return (
        "its content is omitted, because it is nested more than \(ViewGraph.greatestDepth) levels "
          + "of views and modifiers deep, or too deep for the stack of the thread.",
        "End the recursion of a view that contains itself, or place views side by side instead of "
          + "nesting them."
      )
    case .tooManyEffects:
      return (
        "its effects are omitted, because it is nested in more than "
          + "\(DisplayContext.greatestGroupDepth) others (opacity, clips, rotations, shadows …).",
        "Apply an effect once, to a common container."
      )
    case .duplicateID(let id):
      return (
        "the ID \(id) occurs multiple times within the collection.",
        "Give every element of a ForEach a unique ID."
      )
    case .invalidFrame:
      return (
        "invalid frame dimension (negative or non-finite).",
        "Check the numbers passed to frame, padding or a custom Layout."
      )
    case .collapsedReader(let axes):
      let lengths =
        axes == .horizontal ? "width" : axes == .vertical ? "height" : "width and height"
      return (
        "it is proposed no \(lengths) (as inside a scroll view or fixedSize) and falls back to 10.",
        "Give it a frame, or put it in a background or overlay of the view that it measures."
      )
    case .tooWide(let width, let container, let room):
      return (
        "it is \(formatted(width)) wide, \(formatted(width - room)) wider than \(container), and "
          + "overflows it.",
        "Let its views shrink or wrap, put it in a horizontal ScrollView, or clip it if the "
          + "overflow is intended."
      )
    case .unboundedLazy(let axis):
      let kind = axis == .horizontal ? "horizontal" : "vertical"
      return (
        "it creates all its views at once, because no \(kind) scroll view of limited "
          + "\(axis.lengthNoun) contains it.",
        "Put it directly in one that is not itself inside another \(kind) scroll view or fixedSize."
      )
    case .unknownSpace(let name):
      return (
        "no ancestor has the coordinate space '\(name)', so frames are in the global space.",
        "Put .coordinateSpace(.named(…)) on a view that contains this one."
      )
    case .missingImage(let name):
      return (
        "no image named '\(name)' found.",
        "Put it into an asset catalog, or as a file, beside the sources."
      )
    case .missingColor(let name):
      return (
        "no colour named '\(name)' found, so it is clear.",
        "Add it to an asset catalog beside the sources."
      )
    case .remoteImage(let address):
      return ("\(address) is not loaded; the placeholder is shown.", "Use a file URL.")
    case .unreadableImage(let file, let reason):
      return ("\(file) cannot be shown: \(reason)", "")
    case .unreadableColor(let file, let reason):
      return ("\(file) cannot be read, so its colour is clear: \(reason).", "Correct the file.")
    case .unreadableStrings(let file, let reason):
      return (
        "\(file) cannot be read, so its texts are not translated: \(reason).", "Correct the file."
      )
    case .unsupportedShader(let name):
      return (
        "the Metal function '\(name)' does not run; the drawing lacks its effect.",
        "Draw the effect with modifiers or a Canvas if a picture must show it."
      )
    case .unknownSymbol(let name, let similar):
      let names = similar.map { "'\($0)'" }.joined(separator: ", ")
      return (
        "no symbol named '\(name)' is known; a box replaces it.",
        similar.isEmpty ? "" : "Similar names: \(names)."
      )
    case .longText:
      return (
        "its text is cut off after \(TextResolution.greatestLength >> 20) MiB.",
        "Show a part of it, or its lines in a List, which lays out only those that are visible."
      )
    case .inflection:
      return (
        "automatic grammar agreement needs an English noun after a number; the text is shown as written.",
        "Add its singular and plural forms to a string catalog."
      )
    case .missingFont(let description): return (description, "")
    case .missingCharacters(let missing): return missing.sentences
    }
  }
}

extension MissingCharacters {
  /// The mistake, and the suggestion.
  package var sentences: (mistake: String, advice: String) {
    let list = characters.prefix(8).map { character in
      let points = character.unicodeScalars.map { "U+" + hexadecimal($0.value) }
      return "\(character) (\(points.joined(separator: " ")))"
    }
    let others = characters.count - list.count
    let more = others > 0 ? " and \(others) more" : ""
    return (
      "no font has \(list.joined(separator: ", "))\(more); boxes replace them.",
      package.map { "Install the font: apt-get install \($0)" }
        ?? "Register a font that contains them with FontCatalog.register(contentsOf:)."
    )
  }
}

/// Returns a parenthetical remark about the property that has changed; empty if it is unknown.
private func changed(_ property: String?) -> String {
  property.map { "; \($0) changed last" } ?? ""
}

/// Returns the digits of a code point, at least four.
private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
