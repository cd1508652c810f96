// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// An emitter of particles; it is not drawn.
open class SKEmitterNode: SKNode {
  open var particlePositionRange = CGVector.zero

  /// Creates an emitter with default settings: the file is not read.
  public convenience init?(fileNamed filename: String) { self.init() }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
