// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var mipmapLevelCount: Int { get }
  var sampleCount: Int { get }
  var arrayLength: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  var usage: MTLTextureUsage { get }
  var textureType: MTLTextureType { get }
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
    mipmapLevel level: Int)
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int)
  func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}

public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
  public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}
open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var usage = MTLTextureUsage.shaderRead
  open var storageMode = MTLStorageMode.shared
  open var resourceOptions: MTLResourceOptions = []
  public override init() { super.init() }
  public class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    descriptor.pixelFormat = pixelFormat
    descriptor.width = width
    descriptor.height = height
    return descriptor
  }
}

public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r8Uint = 13
  case r16Float = 25
  case rg8Unorm = 30
  case r32Uint = 53
  case r32Sint = 54
  case r32Float = 55
  case rg16Float = 65
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgb10a2Unorm = 90
  case rg32Float = 105
  case rgba16Unorm = 110
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
  case stencil8 = 253
  case depth24Unorm_stencil8 = 255
  case depth32Float_stencil8 = 260
  case bgra10_xr = 552
  case bgr10_xr = 554
  case bgr10a2Unorm = 94
}

public protocol MTLSamplerState: NSObjectProtocol { var label: String? { get } }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  open var maxAnisotropy = 1
  open var normalizedCoordinates = true
  open var label: String?
  public override init() { super.init() }
}
