// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Metal
@_exported import UIKit

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
  /// Draws nothing: there is no device.
  open func draw() {}
}
@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
