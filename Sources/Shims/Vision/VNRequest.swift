// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreImage
@_exported import Foundation
import ImageIO

// The analysis of pictures, which finds nothing.

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open var boundingBox: CGRect { .zero }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var faceCaptureQuality: Float? { nil }
}
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {}
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws {
    outDistance.pointee = 0
  }
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAZTEC")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCODE39")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCODE93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCODE128")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDATAMATRIX")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCODABAR")
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMICROQR")
}

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
  fileprivate var found: [VNObservation]?
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }
  open func cancel() {}
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = VNNormalizedIdentityRect
}
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
  open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  open var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [.qr] }
}
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  open var angle: CGFloat { 0 }
  open var transform: CGAffineTransform { .identity }
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNDetectedObjectObservation]? { found as? [VNDetectedObjectObservation] }
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRecognizedPointsObservation]? { found as? [VNRecognizedPointsObservation] }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRecognizedPointsObservation]? { found as? [VNRecognizedPointsObservation] }
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRecognizedObjectObservation]? { found as? [VNRecognizedObjectObservation] }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFeaturePrintObservation]? { found as? [VNFeaturePrintObservation] }
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
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
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests {
      request.found = []
      request.completionHandler?(request, nil)
    }
  }
}
open class VNSequenceRequestHandler: NSObject {
  public override init() { super.init() }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    for request in requests {
      request.found = []
      request.completionHandler?(request, nil)
    }
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
