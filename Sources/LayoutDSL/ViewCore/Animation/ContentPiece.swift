import Foundation

/// A separately animated part of a leaf's content: a character of a text.
package struct ContentPiece {
  let character: Character
  /// The left edge, in the leaf's own space.
  let x: CGFloat
  let list: DisplayList
}
