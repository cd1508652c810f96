import Foundation

// Each filter has a function that makes it, and a protocol with its parameters.

/// A filter with a result.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; nil if a required parameter is missing.
  var outputImage: CIImage? { get }
}

extension CIFilter: CIFilterProtocol {}

/// A filter for brown shades.
public protocol CISepiaTone: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter for shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter that inverts colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
}

/// A filter for shades of grey.
public protocol CIPhotoEffectMono: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
}

/// A filter for shades of grey with low contrast.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
}

/// A filter for shades of grey with high contrast.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
}

/// A filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The factor of the saturation; 1 changes nothing.
  var saturation: Float { get set }
  /// The brightness that is added; 0 changes nothing.
  var brightness: Float { get set }
  /// The factor of the contrast; 1 changes nothing.
  var contrast: Float { get set }
}

/// A filter that changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The exposure, in stops; 0 changes nothing.
  var ev: Float { get set }
}

/// A filter that blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
}

/// A filter that increases the contrast of edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter that sharpens edges.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
}

/// A filter that adds light around bright parts.
public protocol CIBloom: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter that adds shade around dark parts.
public protocol CIGloom: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter that darkens the corners.
public protocol CIVignette: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
}

/// A filter that makes large square pixels.
public protocol CIPixellate: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
  /// The size of cells, in pixels.
  var scale: Float { get set }
}

/// A filter that makes irregular cells of one colour each.
public protocol CICrystallize: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
}

/// A filter that makes round points of one colour each.
public protocol CIPointillize: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
}

/// A filter that shows only the edges.
public protocol CIEdges: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A filter that twists the picture around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// An angle, in radians.
  var angle: Float { get set }
}

/// A filter for the mean colour, as one pixel.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The rectangle whose colours are averaged, in pixels.
  var extent: CGRect { get set }
}

/// A generator of QR codes with a pixel for each module.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The level of error correction: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A filter that draws a picture above another one.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The input picture.
  var inputImage: CIImage? { get set }
  /// The picture below.
  var backgroundImage: CIImage? { get set }
}
