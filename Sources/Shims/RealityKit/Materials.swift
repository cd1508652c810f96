// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKit

// Materials keep their values. No texture is read.

public protocol Material {}

public final class TextureResource: Hashable, Sendable {
  public enum Semantic: Hashable, Sendable { case raw, scalar, color, hdrColor, normal }
  public struct CreateOptions: Sendable {
    public var semantic: Semantic?
    public init(semantic: Semantic?) { self.semantic = semantic }
  }
  private init() {}
  @MainActor public static func load(
    named resource: String, in bundle: Bundle? = nil
  ) throws -> TextureResource { throw EntityLoadError() }
  @MainActor public static func load(contentsOf url: URL) throws -> TextureResource {
    throw EntityLoadError()
  }
  /// Creates a texture of a picture, which is not drawn.
  @MainActor public static func generate(
    from image: CGImage, withName name: String? = nil, options: CreateOptions
  ) throws -> TextureResource { TextureResource() }
  public static func == (a: TextureResource, b: TextureResource) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum MaterialParameters {
  public struct Texture: Hashable, Sendable {
    public var resource: TextureResource
    public init(_ resource: TextureResource) { self.resource = resource }
  }
  public enum FaceCulling: Hashable, Sendable { case none, front, back }
}

public enum MaterialScalarParameter: ExpressibleByFloatLiteral, Hashable, Sendable {
  case float(Float)
  case texture(TextureResource)
  public init(floatLiteral value: Float) { self = .float(value) }
}
public enum MaterialColorParameter: Hashable, @unchecked Sendable {
  case color(UIColor)
  case texture(TextureResource)
}

public struct PhysicallyBasedMaterial: Material {
  public struct BaseColor: Hashable, @unchecked Sendable {
    public var tint: UIColor
    public var texture: MaterialParameters.Texture?
    public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
      (self.tint, self.texture) = (tint, texture)
    }
  }
  public struct EmissiveColor: Hashable, @unchecked Sendable {
    public var color: UIColor
    public var texture: MaterialParameters.Texture?
    public init(color: UIColor = .black, texture: MaterialParameters.Texture? = nil) {
      (self.color, self.texture) = (color, texture)
    }
  }
  /// A number, or a texture of numbers.
  public struct Metallic: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable
  {
    public var scale: Float
    public var texture: MaterialParameters.Texture?
    public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) {
      (self.scale, self.texture) = (scale, texture)
    }
    public init(floatLiteral value: Float) { self.init(scale: value) }
    public init(integerLiteral value: Int) { self.init(scale: Float(value)) }
  }
  public typealias Roughness = Metallic
  public typealias Specular = Metallic
  public typealias Clearcoat = Metallic
  public typealias ClearcoatRoughness = Metallic
  public typealias Opacity = Metallic
  public typealias FaceCulling = MaterialParameters.FaceCulling
  public typealias Texture = MaterialParameters.Texture
  public struct Normal: Hashable, Sendable {
    public var texture: MaterialParameters.Texture?
    public init(texture: MaterialParameters.Texture? = nil) { self.texture = texture }
  }
  public typealias AmbientOcclusion = Normal
  public enum Blending: Hashable, Sendable {
    case opaque
    case transparent(opacity: Opacity)
  }

  public var baseColor = BaseColor()
  public var emissiveColor = EmissiveColor()
  public var emissiveIntensity: Float = 1
  public var metallic: Metallic = 0
  public var roughness: Roughness = 0.5
  public var specular: Specular = 0.5
  public var clearcoat: Clearcoat = 0
  public var clearcoatRoughness: ClearcoatRoughness = 0
  public var normal = Normal()
  public var ambientOcclusion = AmbientOcclusion()
  public var blending = Blending.opaque
  public var opacityThreshold: Float?
  public var faceCulling = FaceCulling.back
  public init() {}
}

public struct SimpleMaterial: Material {
  public typealias Color = UIColor
  public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
  public typealias Texture = MaterialParameters.Texture
  public var color: BaseColor
  public var metallic: MaterialScalarParameter = 0.0
  public var roughness: MaterialScalarParameter = 0.0
  public var faceCulling = MaterialParameters.FaceCulling.back
  public init() { color = BaseColor() }
  public init(
    color: UIColor, roughness: MaterialScalarParameter = 0.0, isMetallic: Bool
  ) {
    self.color = BaseColor(tint: color)
    self.roughness = roughness
    metallic = isMetallic ? 1.0 : 0.0
  }
  public var baseColor: MaterialColorParameter {
    get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
    set { color = BaseColor(newValue, tint: color.tint) }
  }
  public var tintColor: UIColor {
    get { color.tint }
    set { color.tint = newValue }
  }
}

public struct UnlitMaterial: Material {
  public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
  public typealias Blending = PhysicallyBasedMaterial.Blending
  public typealias Texture = MaterialParameters.Texture
  public var color: BaseColor
  public var blending = Blending.opaque
  public var opacityThreshold: Float?
  public var faceCulling = MaterialParameters.FaceCulling.back
  public init() { color = BaseColor() }
  public init(applyPostProcessToneMap: Bool) { color = BaseColor() }
  public init(color: UIColor) { self.color = BaseColor(tint: color) }
  public init(color: UIColor, applyPostProcessToneMap: Bool) { self.init(color: color) }
  public init(texture: TextureResource) {
    color = BaseColor(texture: MaterialParameters.Texture(texture))
  }
  public var baseColor: MaterialColorParameter {
    get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
    set { color = BaseColor(newValue, tint: color.tint) }
  }
  public var tintColor: UIColor {
    get { color.tint }
    set { color.tint = newValue }
  }
}

extension PhysicallyBasedMaterial.BaseColor {
  /// Takes a colour, or a texture beside the present tint.
  fileprivate init(_ parameter: MaterialColorParameter, tint: UIColor) {
    switch parameter {
    case .color(let color): self.init(tint: color)
    case .texture(let resource):
      self.init(tint: tint, texture: MaterialParameters.Texture(resource))
    }
  }
}

public struct OcclusionMaterial: Material {
  public init() {}
}
