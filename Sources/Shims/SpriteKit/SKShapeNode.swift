// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A path in a scene; a scene is drawn as a grey area.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var isAntialiased = true

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
