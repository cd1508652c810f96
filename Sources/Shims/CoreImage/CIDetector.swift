import Foundation

/// Finds features of a kind in pictures; none are found here.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Creates a detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Returns the features of a picture: none.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the features of a picture: none.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A feature of a picture.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The kind of the feature.
  open var type: String { "" }
  /// The rectangle of the feature, in the coordinates of the picture.
  open var bounds: CGRect { .zero }
}

/// A rectangle of a picture.
public final class CIRectangleFeature: CIFeature, @unchecked Sendable {
  /// The upper left corner.
  public var topLeft: CGPoint { .zero }
  /// The upper right corner.
  public var topRight: CGPoint { .zero }
  /// The lower left corner.
  public var bottomLeft: CGPoint { .zero }
  /// The lower right corner.
  public var bottomRight: CGPoint { .zero }
}

/// A text of a picture.
public final class CITextFeature: CIFeature, @unchecked Sendable {
  /// The upper left corner.
  public var topLeft: CGPoint { .zero }
  /// The upper right corner.
  public var topRight: CGPoint { .zero }
  /// The lower left corner.
  public var bottomLeft: CGPoint { .zero }
  /// The lower right corner.
  public var bottomRight: CGPoint { .zero }
  /// The parts of the text.
  public var subFeatures: [Any]? { nil }
}

/// A QR code of a picture.
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code.
  public var messageString: String? { nil }
  /// The contents of the code.
  public var symbolDescriptor: CIQRCodeDescriptor? { nil }
  /// The upper left corner.
  public var topLeft: CGPoint { .zero }
  /// The upper right corner.
  public var topRight: CGPoint { .zero }
  /// The lower left corner.
  public var bottomLeft: CGPoint { .zero }
  /// The lower right corner.
  public var bottomRight: CGPoint { .zero }
}

/// A face of a picture.
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the face smiles.
  public var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  public var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  public var rightEyeClosed: Bool { false }
  /// Whether the place of the left eye is known.
  public var hasLeftEyePosition: Bool { false }
  /// The place of the left eye.
  public var leftEyePosition: CGPoint { .zero }
  /// Whether the place of the right eye is known.
  public var hasRightEyePosition: Bool { false }
  /// The place of the right eye.
  public var rightEyePosition: CGPoint { .zero }
  /// Whether the place of the mouth is known.
  public var hasMouthPosition: Bool { false }
  /// The place of the mouth.
  public var mouthPosition: CGPoint { .zero }
  /// Whether the rotation is known.
  public var hasFaceAngle: Bool { false }
  /// The rotation, in degrees.
  public var faceAngle: Float { 0 }
  /// Whether the face has a number in a film.
  public var hasTrackingID: Bool { false }
  /// The number of the face in a film.
  public var trackingID: Int32 { 0 }
}

/// The kind of a detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of a detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of a detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of a detector of text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The option for the accuracy; it has no effect.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option to follow faces in a film; it has no effect.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the least size of a feature; it has no effect.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for the greatest number of features; it has no effect.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The option for the angles of faces; it has no effect.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
/// The option for the orientation of the picture; it has no effect.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option to look for closed eyes; it has no effect.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option to look for smiles; it has no effect.
public let CIDetectorSmile = "CIDetectorSmile"
/// The option for the focal length; it has no effect.
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// The option for the shape of rectangles; it has no effect.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The option to look for the parts of texts; it has no effect.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
