// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

// Shapes in space and their surfaces, which keep their values.

open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  public override init() { super.init() }
  public init(contents: Any) { self.contents = contents }
}
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNTransparencyMode: Int, Sendable { case aOne, rgbZero, singleLayer, dualLayer }
public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }

open class SCNMaterial: NSObject, @unchecked Sendable {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
  open var name: String?
  open var lightingModel = LightingModel.blinn
  open var isDoubleSided = false
  open var transparency: CGFloat = 1
  open var transparencyMode = SCNTransparencyMode.aOne
  open var shininess: CGFloat = 1
  open var fillMode = SCNFillMode.fill
  open var cullMode = SCNCullMode.back
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public override init() { super.init() }
}

open class SCNGeometry: NSObject, @unchecked Sendable {
  open var name: String?
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
  }
  open var subdivisionLevel = 0
  public override init() { super.init() }
}
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
}
open class SCNBox: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  public convenience init(
    width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat
  ) {
    self.init()
    (self.width, self.height) = (width, height)
    (self.length, self.chamferRadius) = (length, chamferRadius)
  }
}
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat = 0.5
  open var isGeodesic = false
  open var segmentCount = 48
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat = 0.5
  open var height: CGFloat = 1
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
}
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  open var capRadius: CGFloat = 0.5
  open var height: CGFloat = 2
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }
}
open class SCNCone: SCNGeometry, @unchecked Sendable {
  open var topRadius: CGFloat = 0
  open var bottomRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  open var ringRadius: CGFloat = 0.5
  open var pipeRadius: CGFloat = 0.25
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}
open class SCNTube: SCNGeometry, @unchecked Sendable {
  open var innerRadius: CGFloat = 0.25
  open var outerRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
}
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }
}
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  open var reflectivity: CGFloat = 0.25
}
open class SCNText: SCNGeometry, @unchecked Sendable {
  open var string: Any?
  open var extrusionDepth: CGFloat = 1
  open var font: UIFont!
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var alignmentMode = "natural"
  open var truncationMode = "none"
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}
open class SCNShape: SCNGeometry, @unchecked Sendable {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
}
