// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import simd

/// A program for the GPU; it does not run.
open class SKShader: NSObject {
  open var source: String?
  open var uniforms: [SKUniform] = []
  open var attributes: [SKAttribute] = []

  public override init() {}
  public init(source: String) { self.source = source }
  public init(source: String, uniforms: [SKUniform]) {
    (self.source, self.uniforms) = (source, uniforms)
  }
  /// Creates a program without reading its file.
  public convenience init(fileNamed name: String) { self.init() }

  open func addUniform(_ uniform: SKUniform) {
    removeUniformNamed(uniform.name)
    uniforms.append(uniform)
  }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

public enum SKUniformType: Int, Sendable {
  case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3
  case floatMatrix4, texture
}

/// A value of a program for all pixels.
open class SKUniform: NSObject {
  public let name: String
  open private(set) var uniformType = SKUniformType.none
  open var floatValue: Float = 0
  open var vectorFloat2Value = vector_float2(0, 0)
  open var vectorFloat3Value = vector_float3(0, 0, 0)
  open var vectorFloat4Value = vector_float4(0, 0, 0, 0)
  open var matrixFloat2x2Value = matrix_float2x2()
  open var matrixFloat3x3Value = matrix_float3x3()
  open var matrixFloat4x4Value = matrix_float4x4()
  open var textureValue: SKTexture?

  public init(name: String) { self.name = name }
  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    (uniformType, floatValue) = (.float, value)
  }
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name: name)
    (uniformType, vectorFloat2Value) = (.floatVector2, value)
  }
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name: name)
    (uniformType, vectorFloat3Value) = (.floatVector3, value)
  }
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name: name)
    (uniformType, vectorFloat4Value) = (.floatVector4, value)
  }
  public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
    self.init(name: name)
    (uniformType, matrixFloat2x2Value) = (.floatMatrix2, value)
  }
  public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
    self.init(name: name)
    (uniformType, matrixFloat3x3Value) = (.floatMatrix3, value)
  }
  public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
    self.init(name: name)
    (uniformType, matrixFloat4x4Value) = (.floatMatrix4, value)
  }
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    (uniformType, textureValue) = (.texture, texture)
  }
}
