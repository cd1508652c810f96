import Foundation

/// The requests of a graphics context to its canvas.
protocol SymbolSource: AnyObject {
  /// Returns the display list and the size of the symbol with a tag, in its own coordinate space.
  func symbol<ID: Hashable>(_ id: ID, scale: CGFloat) -> (list: DisplayList, size: CGSize)?
  /// Reports a problem, such as a missing image.
  func report(_ problem: Diagnostic.Problem)
}
