import Foundation

extension CIFilter {
  /// Returns a filter for brown shades.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  /// Returns a filter for shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("CIColorMonochrome")
  }
  /// Returns a filter that inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("CIColorInvert")
  }
  /// Returns a filter for shades of grey.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
    BuiltinFilter.make("CIPhotoEffectMono")
  }
  /// Returns a filter for shades of grey with low contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
    BuiltinFilter.make("CIPhotoEffectTonal")
  }
  /// Returns a filter for shades of grey with high contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
    BuiltinFilter.make("CIPhotoEffectNoir")
  }
  /// Returns a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("CIColorControls")
  }
  /// Returns a filter that changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("CIExposureAdjust")
  }
  /// Returns a filter that blurs.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("CIGaussianBlur")
  }
  /// Returns a filter that increases the contrast of edges.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("CIUnsharpMask")
  }
  /// Returns a filter that sharpens edges.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("CISharpenLuminance")
  }
  /// Returns a filter that adds light around bright parts.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  /// Returns a filter that adds shade around dark parts.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  /// Returns a filter that darkens the corners.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  /// Returns a filter that makes large square pixels.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  /// Returns a filter that makes irregular cells of one colour each.
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter.make("CICrystallize")
  }
  /// Returns a filter that makes round points of one colour each.
  public class func pointillize() -> any CIFilter & CIPointillize {
    BuiltinFilter.make("CIPointillize")
  }
  /// Returns a filter that shows only the edges.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  /// Returns a filter that twists the picture around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.make("CITwirlDistortion")
  }
  /// Returns a filter for the mean colour, as one pixel.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter.make("CIAreaAverage")
  }
  /// Returns a generator of QR codes with a pixel for each module.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("CIQRCodeGenerator")
  }
  /// Returns a filter that draws a picture above another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
}

/// A filter with properties for its parameters.
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
