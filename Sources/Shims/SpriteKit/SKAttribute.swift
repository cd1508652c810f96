// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import simd

public enum SKAttributeType: Int, Sendable {
  case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2
  case vectorHalfFloat3, vectorHalfFloat4
}

/// A value of a program that each node has.
open class SKAttribute: NSObject {
  public let name: String
  public let type: SKAttributeType
  public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}

/// The value of a node for a program.
open class SKAttributeValue: NSObject {
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2(0, 0)
  open var vectorFloat3Value = vector_float3(0, 0, 0)
  open var vectorFloat4Value = vector_float4(0, 0, 0, 0)

  public override init() {}
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }
}

extension SKNode {
  public func setValue(_ value: SKAttributeValue, forAttribute key: String) {
    attributeValues[key] = value
  }
  public func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
}
