// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Particles, which do not move.
open class SKEmitterNode: SKNode {
  open var particlePositionRange = CGVector.zero

  /// Makes an emitter without the settings of the file, which is not read.
  public convenience init?(fileNamed filename: String) { self.init() }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
