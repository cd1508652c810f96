import Foundation

/// A mistake in a layout that the engine can work around but not mend.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Problem: Equatable, Sendable {
    /// State changed in every pass of an update.
    case unsettled(keys: [String])
    /// Two elements of a `ForEach` have one identity.
    case duplicateID(String)
    /// A size was negative or not a number.
    case invalidFrame
    /// A `GeometryReader` was proposed no length along some axes, and took 10 points.
    case collapsedReader(axes: Axis.Set)
    /// No view around the one that asks for a coordinate space has given its own that name.
    case unknownSpace(String)
    /// An image or symbol has no such name.
    case missingImage(String)
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
    case .unknownSpace(let name):
      return "\(path): no view around it has the coordinate space '\(name)', so that frames are "
        + "those on the screen. Put .coordinateSpace(.named(…)) on a view that contains this one."
    case .missingImage(let name):
      return "\(path): no image or symbol named '\(name)' found."
    }
  }
}

extension ViewNode {
  /// The kinds of the views from the root to this one.
  package var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      let named = (current as? StructuralNode) == nil
      if named, !(current is RootNode) { names.append(current.kindName) }
      node = current.parent
    }
    return names.isEmpty ? "root" : names.reversed().joined(separator: "/")
  }
}
