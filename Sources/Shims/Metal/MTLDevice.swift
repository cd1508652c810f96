// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// The graphics processor. There is none: no type conforms to these protocols, and
// `MTLCreateSystemDefaultDevice()` returns nil.

/// Returns the default device: nil.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public typealias MTLFunctionConstantIndex = Int
public typealias MTLNewRenderPipelineStateCompletionHandler =
  @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void
public typealias MTLNewLibraryCompletionHandler =
  @Sendable ((any MTLLibrary)?, (any Error)?) -> Void
public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void

public protocol MTLDevice: NSObjectProtocol, Sendable {
  var name: String { get }
  var registryID: UInt64 { get }
  var isLowPower: Bool { get }
  var hasUnifiedMemory: Bool { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  var currentAllocatedSize: Int { get }
  var maxBufferLength: Int { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  func supportsFamily(_ family: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeLibrary(
    source: String, options: MTLCompileOptions?,
    completionHandler: @escaping MTLNewLibraryCompletionHandler)
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(
    descriptor: MTLDepthStencilDescriptor
  ) -> (any MTLDepthStencilState)?
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor,
    completionHandler: @escaping MTLNewRenderPipelineStateCompletionHandler)
  func makeComputePipelineState(
    function: any MTLFunction
  ) throws -> any MTLComputePipelineState
}

extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? {
    makeBuffer(length: length, options: [])
  }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001
  case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac2 = 2002
  case common1 = 3001
  case common2, common3
  case metal3 = 5001
}

public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var storageMode: MTLStorageMode { get }
  var allocatedSize: Int { get }
}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModeManaged = MTLResourceOptions(rawValue: 1 << 4)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 3 << 4)
}
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache, writeCombined }

public protocol MTLLibrary: NSObjectProtocol {
  var label: String? { get set }
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
  func makeFunction(
    name: String, constantValues: MTLFunctionConstantValues
  ) throws -> any MTLFunction
}
public protocol MTLFunction: NSObjectProtocol {
  var name: String { get }
  var label: String? { get set }
  var functionType: MTLFunctionType { get }
}
public enum MTLFunctionType: UInt, Sendable {
  case vertex = 1
  case fragment, kernel
}
open class MTLFunctionConstantValues: NSObject {
  public override init() { super.init() }
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {}
}
public enum MTLDataType: UInt, Sendable {
  case none = 0
  case float = 3
  case float2, float3, float4
  case int = 29
  case uint = 33
  case bool = 53
}
open class MTLCompileOptions: NSObject {
  open var preprocessorMacros: [String: NSObject]?
  open var fastMathEnabled = true
  public override init() { super.init() }
}

public struct MTLSize: Hashable, Sendable {
  public var width = 0
  public var height = 0
  public var depth = 0
  public init() {}
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
public struct MTLOrigin: Hashable, Sendable {
  public var x = 0
  public var y = 0
  public var z = 0
  public init() {}
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin {
  MTLOrigin(x: x, y: y, z: z)
}
public struct MTLRegion: Hashable, Sendable {
  public var origin = MTLOrigin()
  public var size = MTLSize()
  public init() {}
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(
    origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
}
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
