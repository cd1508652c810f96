import Foundation

/// Finds features of a kind in pictures; none are found here.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Creates a detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Returns the features of a picture: none.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// A feature of a picture.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The kind of the feature.
  open var type: String { "" }
  /// The rectangle of the feature, in the coordinates of the picture.
  open var bounds: CGRect { .zero }
}

/// A QR code of a picture.
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code.
  public var messageString: String? { nil }
}

/// A face of a picture.
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether the face smiles.
  public var hasSmile: Bool { false }
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
