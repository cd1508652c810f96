// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AVFoundation
public import CoreImage
import Foundation
public import ImageIO

// Requests as values, which find nothing in a picture.

public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
  associatedtype Result: Sendable
}
extension VisionRequest {
  public var description: String { "\(Self.self)" }
}

public protocol ImageProcessingRequest: VisionRequest {
  var regionOfInterest: NormalizedRect { get set }
  /// The result for a picture in which nothing is found.
  ///
  /// - Throws: `VisionError` if every picture has a result.
  static func _emptyResult() throws -> Result
}

extension ImageProcessingRequest {
  public func perform(
    on image: CGImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try Self._emptyResult() }
  public func perform(
    on image: CIImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try Self._emptyResult() }
  public func perform(
    on url: URL, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try Self._emptyResult() }
  public func perform(
    on data: Data, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try Self._emptyResult() }
  public func perform(
    on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try Self._emptyResult() }
  public func perform(
    on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { try Self._emptyResult() }
}
extension ImageProcessingRequest where Result: ExpressibleByArrayLiteral {
  public static func _emptyResult() -> Result { [] }
}
extension ImageProcessingRequest where Result: ExpressibleByNilLiteral {
  public static func _emptyResult() -> Result { nil }
}

public enum VisionError: Error {
  case invalidArgument(String), invalidFormat(String), invalidImage(String), invalidModel(String)
  case invalidOperation(String), operationFailed(String), outOfBoundsError(String)
  case unsupportedRequest(String), unsupportedRevision(String), dataUnavailable(String)
  case ioError(String), internalError(String), timeout(String)
}

/// Performs requests on one picture; they find nothing.
public final class ImageRequestHandler: Sendable {
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
  public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {}

  public func perform<Request: ImageProcessingRequest>(
    _ request: Request
  ) async throws -> Request.Result { try Request._emptyResult() }
  public func perform<each Request: ImageProcessingRequest>(
    _ request: repeat each Request
  ) async throws -> (repeat (each Request).Result) {
    (repeat try (each Request)._emptyResult())
  }
}

public enum CoordinateOrigin: Hashable, Sendable { case lowerLeft, upperLeft }

/// A point in fractions of a picture.
public struct NormalizedPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(normalizedPoint: CGPoint) { self.init(x: normalizedPoint.x, y: normalizedPoint.y) }
  public init(imagePoint: CGPoint, in imageSize: CGSize) {
    self.init(
      x: imageSize.width > 0 ? imagePoint.x / imageSize.width : 0,
      y: imageSize.height > 0 ? imagePoint.y / imageSize.height : 0)
  }
  public static let zero = NormalizedPoint(x: 0, y: 0)
  public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }
  /// Returns the point in pixels; y points up from the lower left corner.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGPoint {
    CGPoint(
      x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
  }
}

/// A rectangle in fractions of a picture.
public struct NormalizedRect: Hashable, Sendable {
  public var origin: CGPoint
  public var width, height: CGFloat
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (origin, self.width, self.height) = (CGPoint(x: x, y: y), width, height)
  }
  public init(normalizedRect: CGRect) {
    self.init(
      x: normalizedRect.minX, y: normalizedRect.minY, width: normalizedRect.width,
      height: normalizedRect.height)
  }
  public init(imageRect: CGRect, in imageSize: CGSize) {
    self.init(
      normalizedRect: VNNormalizedRectForImageRect(
        imageRect, Int(imageSize.width), Int(imageSize.height)))
  }
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
  public var cgRect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: height)) }
  public func verticallyFlipped() -> NormalizedRect {
    NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
  }
  /// Returns the rectangle in pixels; y points up from the lower left corner.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    let rect = origin == .lowerLeft ? self : verticallyFlipped()
    return CGRect(
      x: rect.origin.x * imageSize.width, y: rect.origin.y * imageSize.height,
      width: width * imageSize.width, height: height * imageSize.height)
  }
}
