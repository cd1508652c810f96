// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A physics body; no force moves it.
open class SKPhysicsBody: NSObject {
  package let outline: CGRect
  public init(edgeLoopFrom rect: CGRect) { outline = rect }
  public init(rectangleOf size: CGSize) {
    outline = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
