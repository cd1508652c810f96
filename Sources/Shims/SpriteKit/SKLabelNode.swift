// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A text in a scene; a scene is drawn as a grey area.
open class SKLabelNode: SKNode {
  open var text: String?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white

  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
