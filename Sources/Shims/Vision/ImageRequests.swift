// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct RecognizeTextRequest: ImageProcessingRequest {
  public enum Revision: Int, Comparable, Sendable {
    case revision3 = 3
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
  public enum RecognitionLevel: Hashable, Sendable { case accurate, fast }
  public typealias Result = [RecognizedTextObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var recognitionLevel = RecognitionLevel.accurate
  public var recognitionLanguages: [Locale.Language] = []
  public var automaticallyDetectsLanguage = false
  public var usesLanguageCorrection = true
  public var customWords: [String] = []
  public var minimumTextHeightFraction: Float = 0
  public let revision: Revision
  public init(_ revision: Revision? = nil) { self.revision = revision ?? .revision3 }
  public var supportedRecognitionLanguages: [Locale.Language] { [] }
}

public struct DetectBarcodesRequest: ImageProcessingRequest {
  public typealias Result = [BarcodeObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var symbologies = BarcodeSymbology.allCases
  public var coalescesCompositeSymbologies = false
  public init() {}
  public var supportedSymbologies: [BarcodeSymbology] { BarcodeSymbology.allCases }
}

public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}

public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var inputFaceObservations: [FaceObservation]?
  public init() {}
}

public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
  public typealias Result = [FaceObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var inputFaceObservations: [FaceObservation]?
  public init() {}
}

public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [HumanObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var upperBodyOnly = true
  public init() {}
}

public struct DetectRectanglesRequest: ImageProcessingRequest {
  public typealias Result = [RectangleObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public var minimumAspectRatio: Float = 0.5
  public var maximumAspectRatio: Float = 1
  public var quadratureToleranceDegrees: Float = 30
  public var minimumSize: Float = 0.2
  public var minimumConfidence: Float = 0
  public var maximumObservations = 1
  public init() {}
}

public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
  public typealias Result = DetectedDocumentObservation?
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
}

public struct ClassifyImageRequest: ImageProcessingRequest {
  public typealias Result = [ClassificationObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
  public var supportedIdentifiers: [String] { [] }
}

public struct RecognizeAnimalsRequest: ImageProcessingRequest {
  public enum Animal: String, CaseIterable, Sendable { case cat = "Cat", dog = "Dog" }
  public typealias Result = [RecognizedObjectObservation]
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
  public var supportedAnimals: [Animal] { Animal.allCases }
}

/// A request for how well a picture looks, which has no result here and throws.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
  public typealias Result = ImageAestheticsScoresObservation
  public var regionOfInterest = NormalizedRect.fullImage
  public init() {}
  public static func _emptyResult() throws -> Result {
    throw VisionError.unsupportedRequest("pictures are not analysed")
  }
}
