// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A program for the GPU; it does not run.
open class SKShader: NSObject {
  open var source: String?
  open var uniforms: [SKUniform] = []
  public init(source: String) { self.source = source }
}

open class SKUniform: NSObject {
  public let name: String
  open var floatValue: Float
  public init(name: String, float value: Float) { (self.name, floatValue) = (name, value) }
}
