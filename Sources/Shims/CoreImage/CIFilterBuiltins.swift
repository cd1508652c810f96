import Foundation

extension CIFilter {
  /// Brown shades of a picture.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  /// Shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("CIColorMonochrome")
  }
  /// The opposite colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("CIColorInvert")
  }
  /// Shades of grey.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
    BuiltinFilter.make("CIPhotoEffectMono")
  }
  /// Shades of grey with little contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
    BuiltinFilter.make("CIPhotoEffectTonal")
  }
  /// Shades of grey with much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
    BuiltinFilter.make("CIPhotoEffectNoir")
  }
  /// Other saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("CIColorControls")
  }
  /// Another exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("CIExposureAdjust")
  }
  /// A blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("CIGaussianBlur")
  }
  /// Edges with more contrast.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("CIUnsharpMask")
  }
  /// Sharper edges.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("CISharpenLuminance")
  }
  /// Light around bright parts.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  /// Shade around dark parts.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  /// Darker corners.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  /// Large square pixels.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  /// Irregular cells of one colour.
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter.make("CICrystallize")
  }
  /// Points of one colour.
  public class func pointillize() -> any CIFilter & CIPointillize {
    BuiltinFilter.make("CIPointillize")
  }
  /// The edges alone.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  /// A picture that is turned around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.make("CITwirlDistortion")
  }
  /// The mean colour, as one pixel.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter.make("CIAreaAverage")
  }
  /// A QR code with a pixel for each module.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("CIQRCodeGenerator")
  }
  /// A picture above another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
}

/// A filter whose parameters are properties.
private final class BuiltinFilter: CIFilter, @unchecked Sendable {
  static func make(_ name: String) -> BuiltinFilter {
    guard let definition = FilterDefinition.named(name) else {
      preconditionFailure("there is no filter \(name)")
    }
    return BuiltinFilter(definition)
  }

  var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { image(kCIInputBackgroundImageKey) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var intensity: Float {
    get { Float(number(kCIInputIntensityKey)) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var radius: Float {
    get { Float(number(kCIInputRadiusKey)) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var scale: Float {
    get { Float(number(kCIInputScaleKey)) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
  var angle: Float {
    get { Float(number(kCIInputAngleKey)) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  var saturation: Float {
    get { Float(number(kCIInputSaturationKey)) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { Float(number(kCIInputBrightnessKey)) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { Float(number(kCIInputContrastKey)) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var ev: Float {
    get { Float(number(kCIInputEVKey)) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var sharpness: Float {
    get { Float(number(kCIInputSharpnessKey)) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  var extent: CGRect {
    get { rect(kCIInputExtentKey) ?? .null }
    set { setValue(newValue, forKey: kCIInputExtentKey) }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension BuiltinFilter: CISepiaTone, CIColorMonochrome, CIColorInvert, CIPhotoEffectMono,
  CIPhotoEffectTonal, CIPhotoEffectNoir, CIColorControls, CIExposureAdjust, CIGaussianBlur,
  CIUnsharpMask, CISharpenLuminance, CIBloom, CIGloom, CIVignette, CIPixellate, CICrystallize,
  CIPointillize, CIEdges, CITwirlDistortion, CIAreaAverage, CIQRCodeGenerator, CICompositeOperation
{}
