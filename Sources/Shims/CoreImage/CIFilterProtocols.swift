import Foundation

// Each filter has a function, and a protocol with its parameters.

/// A filter with a result.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; nil without what the filter needs.
  var outputImage: CIImage? { get }
}

extension CIFilter: CIFilterProtocol {}

/// Brown shades of a picture.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// The opposite colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
}

/// Shades of grey.
public protocol CIPhotoEffectMono: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
}

/// Shades of grey with little contrast.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
}

/// Shades of grey with much contrast.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
}

/// Other saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The saturation, 1 for none.
  var saturation: Float { get set }
  /// The brightness, 0 for none.
  var brightness: Float { get set }
  /// The contrast, 1 for none.
  var contrast: Float { get set }
}

/// Another exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A number of stops.
  var ev: Float { get set }
}

/// A blur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
}

/// Edges with more contrast.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Sharper edges.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
}

/// Light around bright parts.
public protocol CIBloom: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Shade around dark parts.
public protocol CIGloom: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// Darker corners.
public protocol CIVignette: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
}

/// Large square pixels.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
  /// The size of cells, in pixels.
  var scale: Float { get set }
}

/// Irregular cells of one colour.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
}

/// Points of one colour.
public protocol CIPointillize: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
}

/// The edges alone.
public protocol CIEdges: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The strength.
  var intensity: Float { get set }
}

/// A picture that is turned around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// A point, in pixels from the bottom left.
  var center: CGPoint { get set }
  /// A distance, in pixels.
  var radius: Float { get set }
  /// An angle, in radians.
  var angle: Float { get set }
}

/// The mean colour, as one pixel.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle that counts, in pixels.
  var extent: CGRect { get set }
}

/// A QR code with a pixel for each module.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The share of the code that may be damaged: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A picture above another one.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture that is filtered.
  var inputImage: CIImage? { get set }
  /// The picture below.
  var backgroundImage: CIImage? { get set }
}
