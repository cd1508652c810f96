// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
}
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}

open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  open var sampleCount = 1
  open var rasterSampleCount = 1
  open var isAlphaToCoverageEnabled = false
  open var isRasterizationEnabled = true
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
  public override init() { super.init() }
  open func reset() {}
}
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
  private var items: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get {
      if let item = items[index] { return item }
      items[index] = MTLRenderPipelineColorAttachmentDescriptor()
      return items[index]
    }
    set { items[index] = newValue }
  }
}
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
  open var writeMask = MTLColorWriteMask.all
  public override init() { super.init() }
}
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
  case destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
  case sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
}
public enum MTLBlendOperation: UInt, Sendable {
  case add, subtract, reverseSubtract, min, max
}
public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alpha = MTLColorWriteMask(rawValue: 1)
  public static let blue = MTLColorWriteMask(rawValue: 2)
  public static let green = MTLColorWriteMask(rawValue: 4)
  public static let red = MTLColorWriteMask(rawValue: 8)
  public static let all = MTLColorWriteMask(rawValue: 15)
}

open class MTLVertexDescriptor: NSObject {
  public let attributes = MTLVertexAttributeDescriptorArray()
  public let layouts = MTLVertexBufferLayoutDescriptorArray()
  public override init() { super.init() }
}
open class MTLVertexAttributeDescriptorArray: NSObject {
  private var items: [Int: MTLVertexAttributeDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
    get {
      if let item = items[index] { return item }
      items[index] = MTLVertexAttributeDescriptor()
      return items[index]
    }
    set { items[index] = newValue }
  }
}
open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptorArray: NSObject {
  private var items: [Int: MTLVertexBufferLayoutDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
    get {
      if let item = items[index] { return item }
      items[index] = MTLVertexBufferLayoutDescriptor()
      return items[index]
    }
    set { items[index] = newValue }
  }
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
}
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case uchar4 = 3
  case uchar4Normalized = 9
  case half2 = 25
  case half4 = 27
  case float = 28
  case float2, float3, float4, int, int2, int3, int4, uint, uint2, uint3, uint4
}

public protocol MTLDepthStencilState: NSObjectProtocol { var label: String? { get } }
open class MTLDepthStencilDescriptor: NSObject {
  open var label: String?
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  public override init() { super.init() }
}
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
