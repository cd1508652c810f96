// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AVFoundation
@_exported import CoreImage
@_exported import Foundation
import ImageIO

// The analysis of pictures, which finds nothing.

public typealias VNConfidence = Float

open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  private let box: CGRect
  open var boundingBox: CGRect { box }
  public init(boundingBox: CGRect) { box = boundingBox }
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

open class VNPoint: NSObject, @unchecked Sendable {
  public let location: CGPoint
  open var x: Double { location.x }
  open var y: Double { location.y }
  public init(location: CGPoint) { self.location = location }
  public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
  open func distance(_ point: VNPoint) -> Double {
    ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot()
  }
}

open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  open var confidence: VNConfidence { 0 }
}

open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
  open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  open var availableKeys: [VNRecognizedPointKey] { [] }
}

open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nose = Self(rawValue: "nose")
    public static let leftEye = Self(rawValue: "leftEye")
    public static let rightEye = Self(rawValue: "rightEye")
    public static let leftEar = Self(rawValue: "leftEar")
    public static let rightEar = Self(rawValue: "rightEar")
    public static let neck = Self(rawValue: "neck")
    public static let leftShoulder = Self(rawValue: "leftShoulder")
    public static let rightShoulder = Self(rawValue: "rightShoulder")
    public static let leftElbow = Self(rawValue: "leftElbow")
    public static let rightElbow = Self(rawValue: "rightElbow")
    public static let leftWrist = Self(rawValue: "leftWrist")
    public static let rightWrist = Self(rawValue: "rightWrist")
    public static let root = Self(rawValue: "root")
    public static let leftHip = Self(rawValue: "leftHip")
    public static let rightHip = Self(rawValue: "rightHip")
    public static let leftKnee = Self(rawValue: "leftKnee")
    public static let rightKnee = Self(rawValue: "rightKnee")
    public static let leftAnkle = Self(rawValue: "leftAnkle")
    public static let rightAnkle = Self(rawValue: "rightAnkle")
  }
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let face = Self(rawValue: "face")
    public static let torso = Self(rawValue: "torso")
    public static let leftArm = Self(rawValue: "leftArm")
    public static let rightArm = Self(rawValue: "rightArm")
    public static let leftLeg = Self(rawValue: "leftLeg")
    public static let rightLeg = Self(rawValue: "rightLeg")
    public static let all = Self(rawValue: "all")
  }
  open var availableJointNames: [JointName] { [] }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    VNRecognizedPoint(location: .zero)
  }
  open func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wrist = Self(rawValue: "wrist")
    public static let thumbCMC = Self(rawValue: "thumbCMC")
    public static let thumbMP = Self(rawValue: "thumbMP")
    public static let thumbIP = Self(rawValue: "thumbIP")
    public static let thumbTip = Self(rawValue: "thumbTip")
    public static let indexMCP = Self(rawValue: "indexMCP")
    public static let indexPIP = Self(rawValue: "indexPIP")
    public static let indexDIP = Self(rawValue: "indexDIP")
    public static let indexTip = Self(rawValue: "indexTip")
    public static let middleMCP = Self(rawValue: "middleMCP")
    public static let middlePIP = Self(rawValue: "middlePIP")
    public static let middleDIP = Self(rawValue: "middleDIP")
    public static let middleTip = Self(rawValue: "middleTip")
    public static let ringMCP = Self(rawValue: "ringMCP")
    public static let ringPIP = Self(rawValue: "ringPIP")
    public static let ringDIP = Self(rawValue: "ringDIP")
    public static let ringTip = Self(rawValue: "ringTip")
    public static let littleMCP = Self(rawValue: "littleMCP")
    public static let littlePIP = Self(rawValue: "littlePIP")
    public static let littleDIP = Self(rawValue: "littleDIP")
    public static let littleTip = Self(rawValue: "littleTip")
  }
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let thumb = Self(rawValue: "thumb")
    public static let indexFinger = Self(rawValue: "indexFinger")
    public static let middleFinger = Self(rawValue: "middleFinger")
    public static let ringFinger = Self(rawValue: "ringFinger")
    public static let littleFinger = Self(rawValue: "littleFinger")
    public static let all = Self(rawValue: "all")
  }
  public enum Chirality: Int, Sendable {
    case unknown = 0
    case left = -1
    case right = 1
  }
  open var chirality: Chirality { .unknown }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    VNRecognizedPoint(location: .zero)
  }
  open func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  open var featureName: String? { nil }
}

open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  open var allInstances: IndexSet { [] }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNContoursObservation: VNObservation, @unchecked Sendable {
  open var contourCount: Int { 0 }
  open var normalizedPath: CGPath { CGMutablePath() }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

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

open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  open var angle: CGFloat { 0 }
  open var transform: CGAffineTransform { .identity }
}
