// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreImage
@_exported import Foundation
import ImageIO

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
public let VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectFaceLandmarksRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision3 = 3
public let VNDetectHumanHandPoseRequestRevision1 = 1

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
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 0.5
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }
}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNDetectedObjectObservation]? { found as? [VNDetectedObjectObservation] }
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanBodyPoseObservation]? { found as? [VNHumanBodyPoseObservation] }
}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
  open var results: [VNHumanHandPoseObservation]? { found as? [VNHumanHandPoseObservation] }
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRecognizedObjectObservation]? { found as? [VNRecognizedObjectObservation] }
}

open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat: UInt32 = 0x4C30_3038
  open var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNInstanceMaskObservation]? { found as? [VNInstanceMaskObservation] }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFeaturePrintObservation]? { found as? [VNFeaturePrintObservation] }
}

open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
  open var maximumImageDimension = 512
  open var results: [VNContoursObservation]? { found as? [VNContoursObservation] }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
  open var results: [VNTextObservation]? { found as? [VNTextObservation] }
}

open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum TrackingLevel: UInt, Sendable { case accurate, fast }
  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = TrackingLevel.fast
  open var isLastFrame = false
  init(_ observation: VNDetectedObjectObservation, _ handler: VNRequestCompletionHandler?) {
    inputObservation = observation
    super.init(completionHandler: handler)
  }
}

open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    super.init(observation, completionHandler)
  }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNSaliencyImageObservation]? { found as? [VNSaliencyImageObservation] }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNSaliencyImageObservation]? { found as? [VNSaliencyImageObservation] }
}
