// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Metal
@_exported import simd
import SystemIntegration
@_exported import UIKit
import ViewCore

/// A view that a program of Metal draws: a grey area with a name.
@MainActor @preconcurrency
open class MTKView: UIView, UIViewContent {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var framebufferOnly = true
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var autoResizeDrawable = true
  open var drawableSize = CGSize.zero
  open var preferredDevice: (any MTLDevice)? { nil }
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frameRect)
    self.device = device
  }
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  package var content: AnyView {
    AnyView(ContentPlaceholder(name: "\(type(of: self))", systemImage: "cube"))
  }
  open var sampleCount = 1
  open var clearDepth: Double = 1
  open var depthStencilAttachmentTextureUsage: MTLTextureUsage = .renderTarget
  open var presentsWithTransaction = false
  /// Nil: there is no device.
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  /// Nil: there is no device.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  /// Nil: there is no device.
  open var depthStencilTexture: (any MTLTexture)? { nil }
  open func releaseDrawables() {}
  /// Draws nothing: there is no device.
  open func draw() {}
}
@MainActor @preconcurrency
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// Loads pictures for a device; each request fails, for there is none.
open class MTKTextureLoader: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureStorageMode = Option(
      rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
  }
  public struct Origin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
    public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
    public static let flippedVertically = Origin(
      rawValue: "MTKTextureLoaderOriginFlippedVertically")
  }
  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }
  open func newTexture(
    cgImage: CGImage, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
}

/// A picture of a layer that a device draws.
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  var layer: CAMetalLayer { get }
}

/// A layer that a device draws: empty, for there is none.
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var maximumDrawableCount = 3
  open var presentsWithTransaction = false
  open var allowsNextDrawableTimeout = true
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
