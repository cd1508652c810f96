// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var commandQueue: any MTLCommandQueue { get }
  var status: MTLCommandBufferStatus { get }
  var error: (any Error)? { get }
  func present(_ drawable: any MTLDrawable)
  func commit()
  func enqueue()
  func waitUntilCompleted()
  func waitUntilScheduled()
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
  func makeRenderCommandEncoder(
    descriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
}
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}
public protocol MTLDrawable: NSObjectProtocol { func present() }

open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! =
    MTLRenderPassDepthAttachmentDescriptor()
  open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! =
    MTLRenderPassStencilAttachmentDescriptor()
  public override init() { super.init() }
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  private var items: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
  open subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {
      if let item = items[index] { return item }
      items[index] = MTLRenderPassColorAttachmentDescriptor()
      return items[index]
    }
    set { items[index] = newValue }
  }
}
open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var resolveTexture: (any MTLTexture)?
  open var level = 0
  open var slice = 0
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColor()
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth: Double = 1
}
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearStencil: UInt32 = 0
}
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable {
  case dontCare, store, multisampleResolve, storeAndMultisampleResolve
}

public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setViewport(_ viewport: MTLViewport)
  func setScissorRect(_ rect: MTLScissorRect)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(
    type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func dispatchThreadgroups(
    _ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int)
  func synchronize(resource: any MTLResource)
}
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }
public struct MTLViewport: Sendable {
  public var originX: Double
  public var originY: Double
  public var width: Double
  public var height: Double
  public var znear: Double
  public var zfar: Double
  public init(
    originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
  ) {
    (self.originX, self.originY) = (originX, originY)
    (self.width, self.height) = (width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}
public struct MTLScissorRect: Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
