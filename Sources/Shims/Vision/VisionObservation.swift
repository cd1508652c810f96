// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Results of requests; no request produces one.

public protocol VisionObservation: CustomStringConvertible, Hashable, Sendable {
  var uuid: UUID { get }
  var confidence: Float { get }
}
extension VisionObservation {
  public var description: String { "\(Self.self)" }
}
public protocol BoundingBoxProviding { var boundingBox: NormalizedRect { get } }
public protocol QuadrilateralProviding: BoundingBoxProviding {
  var topLeft: NormalizedPoint { get }
  var topRight: NormalizedPoint { get }
  var bottomRight: NormalizedPoint { get }
  var bottomLeft: NormalizedPoint { get }
}

public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let topLeft, topRight, bottomRight, bottomLeft: NormalizedPoint
}
public typealias DetectedDocumentObservation = RectangleObservation

public struct RecognizedText: CustomStringConvertible, Hashable, Sendable {
  public let string: String
  public let confidence: Float
  public var description: String { string }
  public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? { nil }
}

public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let topLeft, topRight, bottomRight, bottomLeft: NormalizedPoint
  public var transcript: String { "" }
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}

public enum BarcodeSymbology: String, CaseIterable, Codable, Sendable {
  case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum
  case code93, code93i, code128, dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded
  case gs1DataBarLimited, i2of5, i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417
  case qr, upce
}
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let topLeft, topRight, bottomRight, bottomLeft: NormalizedPoint
  public let symbology: BarcodeSymbology
  public let payloadString: String?
  public let payloadData: Data?
}

public struct FaceObservation: VisionObservation, BoundingBoxProviding {
  public struct Landmarks2D: Hashable, Sendable {
    public struct Region: Hashable, Sendable {
      public let points: [NormalizedPoint]
      public func pointsInImageCoordinates(
        _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
      ) -> [CGPoint] { points.map { $0.toImageCoordinates(imageSize, origin: origin) } }
    }
    public let allPoints, faceContour, leftEye, rightEye, leftEyebrow, rightEyebrow: Region
    public let nose, noseCrest, medianLine, outerLips, innerLips, leftPupil, rightPupil: Region
  }
  public struct CaptureQuality: Hashable, Sendable { public let score: Float }
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let landmarks: Landmarks2D?
  public let captureQuality: CaptureQuality?
  public let roll, yaw, pitch: Measurement<UnitAngle>
}

public struct ClassificationObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let identifier: String
  public var hasPrecisionRecallCurve: Bool { false }
  public func hasMinimumRecall(_ recall: Float, forPrecision precision: Float) -> Bool { false }
  public func hasMinimumPrecision(_ precision: Float, forRecall recall: Float) -> Bool { false }
}

public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let labels: [ClassificationObservation]
}

public struct HumanObservation: VisionObservation, BoundingBoxProviding {
  public let uuid: UUID
  public let confidence: Float
  public let boundingBox: NormalizedRect
  public let isUpperBodyOnly: Bool
}

public struct ImageAestheticsScoresObservation: VisionObservation {
  public let uuid: UUID
  public let confidence: Float
  public let overallScore: Float
  public let isUtility: Bool
}
