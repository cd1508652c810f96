// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreImage
@_exported import Foundation
import ImageIO

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// The results of a request by their common class; each kind of request has its own `results` too.
public protocol _VisionResults: VNRequest {}

extension _VisionResults {
  public var results: [VNObservation]? { found }
}
extension VNRequest: _VisionResults {}

open class VNRequest: NSObject, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  var found: [VNObservation]?
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }
  open func cancel() {}
  open var progressHandler: VNRequestProgressHandler = { _, _, _ in }
  open var indeterminate: Bool { true }
}
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

extension VNRequest {
  func finish() {
    found = []
    completionHandler?(self, nil)
  }
}

/// Returns a rectangle in pixels.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth),
    height: normalizedRect.height * CGFloat(imageHeight))
}

/// Returns a rectangle in fractions of a picture.
public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  return CGRect(
    x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
    width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}

/// Returns a point in pixels.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
