import Foundation

/// An error of a touch or of typing.
public enum TouchError: Error, Equatable, CustomStringConvertible {
  /// No view has that `id`, accessibility identifier or text; the candidates are the nearest names.
  case noView(id: String, candidates: [String])
  /// The view is not on the screen; the frame is in points, in screen coordinates.
  case offScreen(id: String, frame: CGRect)
  /// The view is on a screen that another one covers.
  case covered(id: String)
  /// The view has no accessibility action of that name.
  case noAction(name: String, id: String)
  /// No field has the focus.
  case nothingFocused

  /// The error and how to fix it.
  public var description: String {
    switch self {
    case .noView(let id, let candidates):
      let names = candidates.map { "'\($0)'" }.joined(separator: ", ")
      let isListSimilar = candidates.contains { isSimilar($0, to: id) }
      let hint =
        candidates.isEmpty
        ? "Give it one with .id(…) or .accessibilityIdentifier(…)."
        : "\(isListSimilar ? "Similar names" : "There are"): \(names)."
      return "no view on the screen has the id, accessibility identifier or text '\(id)'. \(hint)"
    case .noAction(let name, let id):
      return "the view '\(id)' has no accessibility action '\(name)'. "
        + "Add it with .accessibilityAction(named: \"\(name)\") { … }."
    case .offScreen(let id, let frame):
      return "the view '\(id)' is not on the screen: its frame is "
        + "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)). Scroll to it first."
    case .covered(let id):
      return "the view '\(id)' is on a screen that another one covers. Go back to it first."
    case .nothingFocused:
      return "no field has the focus. Tap a field before typing."
    }
  }

  /// Whether a name is another one with few changes.
  private func isSimilar(_ name: String, to other: String) -> Bool {
    let distance = editDistance(Array(name.lowercased()), Array(other.lowercased()))
    return 2 * distance <= other.count
  }
}
