// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AVFoundation
@_exported import CoreImage
@_exported import Foundation
import ImageIO

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests, which find nothing in a picture.
open class VNImageRequestHandler: NSObject {
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  open func perform(_ requests: [VNRequest]) throws { requests.forEach { $0.finish() } }
}

open class VNSequenceRequestHandler: NSObject {
  public override init() { super.init() }
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up
  ) throws { requests.forEach { $0.finish() } }
  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up
  ) throws { requests.forEach { $0.finish() } }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation = .up
  ) throws { requests.forEach { $0.finish() } }
  open func perform(
    _ requests: [VNRequest], on sampleBuffer: CMSampleBuffer,
    orientation: CGImagePropertyOrientation = .up
  ) throws { requests.forEach { $0.finish() } }
  open func perform(
    _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation = .up
  ) throws { requests.forEach { $0.finish() } }
  open func perform(
    _ requests: [VNRequest], onImageData imageData: Data,
    orientation: CGImagePropertyOrientation = .up
  ) throws { requests.forEach { $0.finish() } }
}
