import Foundation

/// A filter with properties for its parameters.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  static func make(_ name: String) -> BuiltinFilter { BuiltinFilter(named: name) }

}

extension BuiltinFilter: CIAccordionFoldTransition, CIAffineClamp, CIAffineTile, CIAreaAverage,
  CIAreaHistogram,
  CIAreaLogarithmicHistogram, CIAreaMaximum, CIAreaMaximumAlpha, CIAreaMinMax, CIAreaMinMaxRed,
  CIAreaMinimum, CIAreaMinimumAlpha, CIBarsSwipeTransition, CIBicubicScaleTransform,
  CIBlendWithMask, CIBloom, CIBlurredRectangleGenerator, CIBokehBlur, CIBoxBlur,
  CIBumpDistortion, CIBumpDistortionLinear, CICMYKHalftone, CICannyEdgeDetector,
  CICheckerboardGenerator, CICircleSplashDistortion, CICircularScreen, CICircularWrap,
  CICode128BarcodeGenerator, CIColorAbsoluteDifference, CIColorClamp, CIColorControls,
  CIColorCrossPolynomial, CIColorCube, CIColorCubeWithColorSpace, CIColorCubesMixedWithMask,
  CIColorCurves, CIColorInvert, CIColorMap, CIColorMatrix, CIColorMonochrome, CIColorPolynomial,
  CIColorPosterize, CIColorThreshold, CIColorThresholdOtsu, CIColumnAverage, CIComicEffect,
  CICompositeOperation, CIConvertLab, CIConvolution, CICopyMachineTransition, CICrystallize,
  CIDepthOfField, CIDepthToDisparity, CIDiscBlur, CIDisintegrateWithMaskTransition,
  CIDisparityToDepth, CIDisplacementDistortion, CIDissolveTransition, CIDither,
  CIDocumentEnhancer, CIDotScreen, CIDroste, CIEdgePreserveUpsample, CIEdgeWork, CIEdges,
  CIEightfoldReflectedTile, CIExposureAdjust, CIFalseColor, CIFlashTransition,
  CIFourfoldReflectedTile, CIFourfoldRotatedTile, CIFourfoldTranslatedTile, CIGaborGradients,
  CIGammaAdjust, CIGaussianBlur, CIGaussianGradient, CIGlassDistortion, CIGlassLozenge,
  CIGlideReflectedTile, CIGloom, CIHatchedScreen, CIHeightFieldFromMask, CIHexagonalPixellate,
  CIHighlightShadowAdjust, CIHistogramDisplay, CIHoleDistortion, CIHueAdjust,
  CIHueSaturationValueGradient, CIKMeans, CIKaleidoscope, CIKeystoneCorrectionCombined,
  CIKeystoneCorrectionHorizontal, CIKeystoneCorrectionVertical, CILabDeltaE,
  CILanczosScaleTransform, CILenticularHaloGenerator, CILightTunnel, CILineOverlay,
  CILineScreen, CILinearGradient, CILinearToSRGBToneCurve, CIMaskToAlpha, CIMaskedVariableBlur,
  CIMaximumComponent, CIMedian, CIMeshGenerator, CIMinimumComponent, CIMix, CIModTransition,
  CIMorphologyGradient, CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyRectangleMaximum,
  CIMorphologyRectangleMinimum, CIMotionBlur, CINinePartStretched, CINinePartTiled,
  CINoiseReduction, CIOpTile, CIPageCurlTransition, CIPageCurlWithShadowTransition,
  CIPaletteCentroid, CIPalettize, CIParallelogramTile, CIPersonSegmentation,
  CIPerspectiveCorrection, CIPerspectiveRotate, CIPerspectiveTile, CIPerspectiveTransform,
  CIPerspectiveTransformWithExtent, CIPhotoEffect, CIPinchDistortion, CIPixellate,
  CIPointillize, CIQRCodeGenerator, CIRadialGradient, CIRandomGenerator, CIRippleTransition,
  CIRoundedRectangleGenerator, CIRoundedRectangleStrokeGenerator, CIRowAverage,
  CISRGBToneCurveToLinear, CISaliencyMap, CISepiaTone, CIShadedMaterial, CISharpenLuminance,
  CISixfoldReflectedTile, CISixfoldRotatedTile, CISmoothLinearGradient, CISobelGradients,
  CISpotColor, CISpotLight, CIStarShineGenerator, CIStraighten, CIStripesGenerator,
  CISunbeamsGenerator, CISwipeTransition, CITemperatureAndTint, CITextImageGenerator, CIThermal,
  CIToneCurve, CITorusLensDistortion, CITriangleKaleidoscope, CITriangleTile,
  CITwelvefoldReflectedTile, CITwirlDistortion, CIUnsharpMask, CIVibrance, CIVignette,
  CIVignetteEffect, CIVortexDistortion, CIWhitePointAdjust, CIXRay, CIZoomBlur,
  CITransitionFilter
{}

/// A generator of a code with a number as its level of correction.
final class MatrixCodeFilter: CIFilter, CIAztecCodeGenerator, CIPDF417BarcodeGenerator,
  @unchecked Sendable
{
  static func make(_ name: String) -> MatrixCodeFilter { MatrixCodeFilter(named: name) }

  var message: Data {
    get { dataValue("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: Float {
    get { Float(number("inputCorrectionLevel")) }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var layers: Float {
    get { Float(number("inputLayers")) }
    set { setValue(newValue, forKey: "inputLayers") }
  }
  var compactStyle: Float {
    get { Float(number("inputCompactStyle")) }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
  var minWidth: Float {
    get { Float(number("inputMinWidth")) }
    set { setValue(newValue, forKey: "inputMinWidth") }
  }
  var maxWidth: Float {
    get { Float(number("inputMaxWidth")) }
    set { setValue(newValue, forKey: "inputMaxWidth") }
  }
  var minHeight: Float {
    get { Float(number("inputMinHeight")) }
    set { setValue(newValue, forKey: "inputMinHeight") }
  }
  var maxHeight: Float {
    get { Float(number("inputMaxHeight")) }
    set { setValue(newValue, forKey: "inputMaxHeight") }
  }
  var dataColumns: Float {
    get { Float(number("inputDataColumns")) }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }
  var rows: Float {
    get { Float(number("inputRows")) }
    set { setValue(newValue, forKey: "inputRows") }
  }
  var preferredAspectRatio: Float {
    get { Float(number("inputPreferredAspectRatio")) }
    set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
  }
  var compactionMode: Float {
    get { Float(number("inputCompactionMode")) }
    set { setValue(newValue, forKey: "inputCompactionMode") }
  }
  var alwaysSpecifyCompaction: Float {
    get { Float(number("inputAlwaysSpecifyCompaction")) }
    set { setValue(newValue, forKey: "inputAlwaysSpecifyCompaction") }
  }
}

/// A generator of pictures of text with attributes.
final class AttributedTextFilter: CIFilter, CIAttributedTextImageGenerator, @unchecked Sendable {
  static func make(_ name: String) -> AttributedTextFilter { AttributedTextFilter(named: name) }

  var text: NSAttributedString {
    get { value(forKey: "inputText") as? NSAttributedString ?? NSAttributedString(string: "") }
    set { setValue(newValue, forKey: "inputText") }
  }
  var scaleFactor: Float {
    get { Float(number("inputScaleFactor")) }
    set { setValue(newValue, forKey: "inputScaleFactor") }
  }
  var padding: Float {
    get { Float(number("inputPadding")) }
    set { setValue(newValue, forKey: "inputPadding") }
  }
}
