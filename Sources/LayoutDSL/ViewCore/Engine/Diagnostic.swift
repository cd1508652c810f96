import Foundation

/// A mistake in a layout that the engine can work around but not mend.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Problem: Equatable, Sendable {
    /// State changed in every pass of an update.
    case unsettled(keys: [String])
    /// A view is so deep in the tree that its content was not made.
    case tooDeep
    /// A view is inside so many effects that its own were left out.
    case tooManyEffects
    /// Two elements of a `ForEach` have one identity.
    case duplicateID(String)
    /// A size was negative or not a number.
    case invalidFrame
    /// A `GeometryReader` was proposed no length along some axes, and took 10 points.
    case collapsedReader(axes: Axis.Set)
    /// A view is wider than the one it lies in, and shows beyond it.
    case tooWide(width: CGFloat, container: String, room: CGFloat)
    /// A lazy container is in no scroll view that limits what can be seen of it along its axis, and
    /// so makes all its views.
    case unboundedLazy(Axis)
    /// No view around the one that asks for a coordinate space has given its own that name.
    case unknownSpace(String)
    /// An image or symbol has no such name.
    case missingImage(String)
    /// No symbol of that name is known; others are spelt alike.
    case unknownSymbol(String, similar: [String])
    /// A picture lies where nothing is loaded from.
    case remoteImage(String)
    /// A file holds no picture that can be read.
    case unreadableImage(String, reason: String)
    /// A font that is asked for is not there, and another is used.
    case missingFont(String)
    /// A text asks for words that agree with numbers.
    case inflection
    /// A text has characters that no font has.
    case missingCharacters(MissingCharacters)
  }

  package let problem: Problem
  /// The views from the root to the one in question.
  package let path: String

  /// What is wrong, where, and what to do.
  public var description: String {
    switch problem {
    case .unsettled(let keys):
      let bound = keys.isEmpty ? "" : "Bound preference \(keys.joined(separator: ", ")): "
      return "\(path): \(bound)tried to update multiple times per frame "
        + "(\(ViewGraph.passLimit) passes). Do not set state to a new value every time a "
        + "preference or frame is reported; compare first."
    case .tooDeep:
      return "\(path): its content is left out, because it is more than "
        + "\(ViewGraph.greatestDepth) levels of views and modifiers deep. Give a view that contains "
        + "itself an end; put views side by side rather than each inside another."
    case .tooManyEffects:
      return "\(path): its effects are left out, because it is inside more than "
        + "\(DisplayContext.greatestGroupDepth) others (opacity, clips, rotations, shadows …). "
        + "Apply an effect once to a view that contains the others."
    case .duplicateID(let id):
      return "\(path): the ID \(id) occurs multiple times within the collection. "
        + "Give every element of a ForEach an ID of its own."
    case .invalidFrame:
      return "\(path): invalid frame dimension (negative or non-finite). "
        + "Check the numbers passed to frame, padding or a custom Layout."
    case .collapsedReader(let axes):
      let lengths =
        axes == .horizontal ? "width" : axes == .vertical ? "height" : "width and height"
      return "\(path): it is proposed no \(lengths), as inside a scroll view or fixedSize, and "
        + "falls back to 10. Give it a frame, or put it in a background or overlay of the view "
        + "that it measures."
    case .tooWide(let width, let container, let room):
      return "\(path): it is \(formatted(width)) wide, \(formatted(width - room)) wider than "
        + "\(container), and shows beyond it. Let its views shrink or wrap, put it in a horizontal "
        + "ScrollView, or clip it if it is meant to be cut off."
    case .unboundedLazy(let axis):
      let kind = axis == .horizontal ? "horizontal" : "vertical"
      return "\(path): all its views are made at once, because no \(kind) scroll view of a limited "
        + "\(axis.lengthNoun) is around it. Put it directly in one that is not itself inside "
        + "another \(kind) scroll view or fixedSize."
    case .unknownSpace(let name):
      return "\(path): no view around it has the coordinate space '\(name)', so that frames are "
        + "those on the screen. Put .coordinateSpace(.named(…)) on a view that contains this one."
    case .missingImage(let name):
      return "\(path): no image named '\(name)' found."
    case .remoteImage(let address):
      return "\(path): \(address) is not loaded, and the placeholder is shown. Give a file URL."
    case .unreadableImage(let file, let reason):
      return "\(path): \(file) cannot be shown: \(reason)"
    case .unknownSymbol(let name, let similar):
      let hint =
        similar.isEmpty
        ? "" : " Similar names: \(similar.map { "'\($0)'" }.joined(separator: ", "))."
      return "\(path): no symbol named '\(name)' is known; a box stands for it.\(hint)"
    case .inflection:
      return "\(path): words are not inflected, and shown as they are written. Give the text "
        + "singular and plural forms in a string catalog."
    case .missingFont(let description):
      return "\(path): \(description)"
    case .missingCharacters(let missing):
      let list = missing.characters.prefix(8).map { character in
        let points = character.unicodeScalars.map { "U+" + hexadecimal($0.value) }
        return "\(character) (\(points.joined(separator: " ")))"
      }
      let others = missing.characters.count - list.count
      let more = others > 0 ? " and \(others) more" : ""
      let help =
        missing.package.map { "Install the font: apt-get install \($0)" }
        ?? "Register a font that has them with FontCatalog.register(contentsOf:)."
      return "\(path): no font has \(list.joined(separator: ", "))\(more); boxes stand for them. "
        + help
    }
  }
}

/// At least four digits, as code points are written.
private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
