// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// The processor of graphics, of which there is none.

public protocol MTLDevice: AnyObject, Sendable {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
}
public protocol MTLCommandQueue: AnyObject, Sendable {
  var label: String? { get set }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLCommandBuffer: AnyObject {
  var label: String? { get set }
  func present(_ drawable: any MTLDrawable)
  func commit()
  func waitUntilCompleted()
}
public protocol MTLDrawable: AnyObject { func present() }
public protocol MTLLibrary: AnyObject { var functionNames: [String] { get } }
public protocol MTLTexture: AnyObject {
  var width: Int { get }
  var height: Int { get }
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case rgba8Unorm = 70
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case depth32Float = 252
}
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }

/// Returns the default device: nil.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
