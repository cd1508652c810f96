// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The functions that make filters.

extension CIFilter {
  public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
    BuiltinFilter.make("CIColorAbsoluteDifference")
  }
  public class func colorClamp() -> any CIFilter & CIColorClamp {
    BuiltinFilter.make("CIColorClamp")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("CIColorControls")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter.make("CIColorMatrix")
  }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter.make("CIColorPolynomial")
  }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    BuiltinFilter.make("CIColorThreshold")
  }
  public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
    BuiltinFilter.make("CIColorThresholdOtsu")
  }
  public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity {
    BuiltinFilter.make("CIDepthToDisparity")
  }
  public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth {
    BuiltinFilter.make("CIDisparityToDepth")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter.make("CIGammaAdjust")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.make("CIHighlightShadowAdjust")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.make("CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.make("CISRGBToneCurveToLinear")
  }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.make("CITemperatureAndTint")
  }
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.make("CIToneCurve") }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.make("CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.make("CIWhitePointAdjust")
  }
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
    BuiltinFilter.make("CIColorCrossPolynomial")
  }
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.make("CIColorCube") }
  public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask {
    BuiltinFilter.make("CIColorCubesMixedWithMask")
  }
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    BuiltinFilter.make("CIColorCubeWithColorSpace")
  }
  public class func colorCurves() -> any CIFilter & CIColorCurves {
    BuiltinFilter.make("CIColorCurves")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("CIColorInvert")
  }
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter.make("CIColorMap") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("CIColorMonochrome")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.make("CIColorPosterize")
  }
  public class func convertLabToRGB() -> any CIFilter & CIConvertLab {
    BuiltinFilter.make("CIConvertLabToRGB")
  }
  public class func convertRGBtoLab() -> any CIFilter & CIConvertLab {
    BuiltinFilter.make("CIConvertRGBtoLab")
  }
  public class func dither() -> any CIFilter & CIDither { BuiltinFilter.make("CIDither") }
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
    BuiltinFilter.make("CIDocumentEnhancer")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter.make("CIFalseColor")
  }
  public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltinFilter.make("CILabDeltaE") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter.make("CIMaskToAlpha")
  }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.make("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.make("CIMinimumComponent")
  }
  public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid {
    BuiltinFilter.make("CIPaletteCentroid")
  }
  public class func palettize() -> any CIFilter & CIPalettize { BuiltinFilter.make("CIPalettize") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTransfer")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter.make("CIThermal") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.make("CIVignetteEffect")
  }
  public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter.make("CIXRay") }
}
