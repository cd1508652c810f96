// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import ObjectiveCNames

// Pixels in memory, as Core Video's functions make and read them.

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_24RGB: OSType = 0x18
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579

public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public nonisolated(unsafe) let kCVPixelBufferWidthKey: CFString = "Width"
public nonisolated(unsafe) let kCVPixelBufferHeightKey: CFString = "Height"
public nonisolated(unsafe) let kCVPixelBufferBytesPerRowAlignmentKey: CFString =
  "BytesPerRowAlignment"
public nonisolated(unsafe) let kCVPixelBufferCGImageCompatibilityKey: CFString =
  "CGImageCompatibility"
public nonisolated(unsafe) let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString =
  "CGBitmapContextCompatibility"
public nonisolated(unsafe) let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public nonisolated(unsafe) let kCVPixelBufferOpenGLESCompatibilityKey: CFString =
  "OpenGLESCompatibility"
public nonisolated(unsafe) let kCVPixelBufferIOSurfacePropertiesKey: CFString =
  "IOSurfaceProperties"
public nonisolated(unsafe) let kCVPixelBufferPoolMinimumBufferCountKey: CFString =
  "MinimumBufferCount"
public nonisolated(unsafe) let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix"
public nonisolated(unsafe) let kCVImageBufferColorPrimariesKey: CFString =
  "CVImageBufferColorPrimaries"
public nonisolated(unsafe) let kCVImageBufferTransferFunctionKey: CFString =
  "CVImageBufferTransferFunction"

/// An image in memory; the planes of YCbCr follow each other.
public final class CVBuffer: NSObject, @unchecked Sendable {
  struct Plane {
    var width: Int, height: Int, bytesPerRow: Int, offset: Int
  }
  let width: Int
  let height: Int
  let format: OSType
  let planes: [Plane]
  let isPlanar: Bool
  let memory: UnsafeMutableRawPointer
  let size: Int
  private let release: (() -> Void)?
  var attachments: [String: Any] = [:]

  /// Makes an image of zeros; nil for an empty or huge one, or for a format without a known size.
  init?(width: Int, height: Int, format: OSType) {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15 else { return nil }
    (self.width, self.height, self.format) = (width, height, format)
    var planes: [Plane] = []
    var offset = 0
    func add(_ width: Int, _ height: Int, bytes: Int) {
      let row = (width * bytes + 15) & ~15
      planes.append(Plane(width: width, height: height, bytesPerRow: row, offset: offset))
      offset += row * height
    }
    let (half, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    switch format {
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA,
      kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32,
      kCVPixelFormatType_DisparityFloat32:
      add(width, height, bytes: 4)
    case kCVPixelFormatType_24RGB: add(width, height, bytes: 3)
    case kCVPixelFormatType_OneComponent8: add(width, height, bytes: 1)
    case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
      kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_422YpCbCr8:
      add(width, height, bytes: 2)
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      add(width, height, bytes: 1)
      add(half, halfHeight, bytes: 2)
    case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange:
      add(width, height, bytes: 2)
      add(half, halfHeight, bytes: 4)
    case kCVPixelFormatType_420YpCbCr8Planar:
      add(width, height, bytes: 1)
      add(half, halfHeight, bytes: 1)
      add(half, halfHeight, bytes: 1)
    default: return nil
    }
    self.planes = planes
    isPlanar = planes.count > 1
    size = offset
    memory = .allocate(byteCount: offset, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: offset)
    release = nil
  }

  /// Makes an image of bytes that the caller keeps until it is told.
  init(
    width: Int, height: Int, format: OSType, bytes: UnsafeMutableRawPointer, bytesPerRow: Int,
    release: (() -> Void)?
  ) {
    (self.width, self.height, self.format) = (width, height, format)
    planes = [Plane(width: width, height: height, bytesPerRow: bytesPerRow, offset: 0)]
    isPlanar = false
    (memory, size) = (bytes, bytesPerRow * height)
    self.release = release ?? {}
  }

  /// Makes an image of one black pixel.
  package static func blackPixel() -> CVBuffer {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 16)
    bytes.storeBytes(of: 0xFF00_0000, as: UInt32.self)
    return CVBuffer(
      width: 1, height: 1, format: kCVPixelFormatType_32BGRA, bytes: bytes, bytesPerRow: 4
    ) { bytes.deallocate() }
  }

  deinit {
    if let release { release() } else { memory.deallocate() }
  }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
  return pixelBufferOut.pointee == nil ? kCVReturnInvalidArgument : kCVReturnSuccess
}
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void
@discardableResult
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0, bytesPerRow > 0 else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType, bytes: baseAddress,
    bytesPerRow: bytesPerRow
  ) { releaseCallback?(releaseRefCon, baseAddress) }
  return kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.memory
}
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].bytesPerRow
}
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0
}
private func plane(_ pixelBuffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
  pixelBuffer.planes.indices.contains(index) ? pixelBuffer.planes[index] : nil
}
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  plane(pixelBuffer, planeIndex).map { pixelBuffer.memory + $0.offset }
}
public func CVPixelBufferGetBytesPerRowOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0 }
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.width ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  plane(pixelBuffer, planeIndex)?.height ?? 0
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(x: 0, y: 0, width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }

public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate, shouldPropagate }
public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode
) {
  buffer.attachments["\(key)"] = value
}
public func CVBufferGetAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? { buffer.attachments["\(key)"] }
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? { buffer.attachments["\(key)"] }
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
  buffer.attachments["\(key)"] = nil
}

/// Makes images of one size.
public final class CVPixelBufferPool: NSObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  init?(_ attributes: [String: Any]) {
    func number(_ key: CFString) -> Int? {
      (attributes["\(key)"] as? NSNumber)?.intValue ?? attributes["\(key)"] as? Int
    }
    guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey)
    else { return nil }
    (self.width, self.height) = (width, height)
    let type = attributes["\(kCVPixelBufferPixelFormatTypeKey)"]
    format = type as? OSType ?? (type as? NSNumber)?.uint32Value ?? kCVPixelFormatType_32BGRA
  }
}
@discardableResult
public func CVPixelBufferPoolCreate(
  _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?,
  _ pixelBufferAttributes: CFDictionary?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  var attributes: [String: Any] = [:]
  for (key, value) in pixelBufferAttributes ?? [:] { attributes["\(key)"] = value }
  poolOut.pointee = CVPixelBufferPool(attributes)
  return poolOut.pointee == nil ? kCVReturnInvalidArgument : kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  CVPixelBufferCreate(
    allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.format, nil,
    pixelBufferOut)
}

/// Textures of images, for which there is no graphics processor.
public final class CVMetalTextureCache: NSObject, @unchecked Sendable {}
public final class CVMetalTexture: NSObject, @unchecked Sendable {}

public struct CVTimeStamp: Hashable, Sendable {
  public var videoTime: Int64 = 0
  public var hostTime: UInt64 = 0
  public var rateScalar: Double = 1
  public var videoTimeScale: Int32 = 0
  public init() {}
}
