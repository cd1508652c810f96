// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The functions that make filters.

extension CIFilter {
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltinFilter.make("CIBokehBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.make("CIDiscBlur") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("CIGaussianBlur")
  }
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
    BuiltinFilter.make("CIMaskedVariableBlur")
  }
  public class func median() -> any CIFilter & CIMedian { BuiltinFilter.make("CIMedianFilter") }
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    BuiltinFilter.make("CIMorphologyGradient")
  }
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    BuiltinFilter.make("CIMorphologyMaximum")
  }
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    BuiltinFilter.make("CIMorphologyMinimum")
  }
  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    BuiltinFilter.make("CIMorphologyRectangleMaximum")
  }
  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    BuiltinFilter.make("CIMorphologyRectangleMinimum")
  }
  public class func motionBlur() -> any CIFilter & CIMotionBlur {
    BuiltinFilter.make("CIMotionBlur")
  }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    BuiltinFilter.make("CINoiseReduction")
  }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.make("CIZoomBlur") }
  public class func convolution3X3() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution3X3")
  }
  public class func convolution5X5() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution5X5")
  }
  public class func convolution7X7() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution7X7")
  }
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution9Horizontal")
  }
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution9Vertical")
  }
  public class func convolutionRGB3X3() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolutionRGB3X3")
  }
  public class func convolutionRGB5X5() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolutionRGB5X5")
  }
  public class func convolutionRGB7X7() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolutionRGB7X7")
  }
  public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolutionRGB9Horizontal")
  }
  public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolutionRGB9Vertical")
  }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("CISharpenLuminance")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("CIUnsharpMask")
  }
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    BuiltinFilter.make("CICircularScreen")
  }
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone {
    BuiltinFilter.make("CICMYKHalftone")
  }
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.make("CIDotScreen") }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    BuiltinFilter.make("CIHatchedScreen")
  }
  public class func lineScreen() -> any CIFilter & CILineScreen {
    BuiltinFilter.make("CILineScreen")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithAlphaMask")
  }
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithBlueMask")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithRedMask")
  }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector {
    BuiltinFilter.make("CICannyEdgeDetector")
  }
  public class func comicEffect() -> any CIFilter & CIComicEffect {
    BuiltinFilter.make("CIComicEffect")
  }
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter.make("CICrystallize")
  }
  public class func depthOfField() -> any CIFilter & CIDepthOfField {
    BuiltinFilter.make("CIDepthOfField")
  }
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.make("CIEdgeWork") }
  public class func gaborGradients() -> any CIFilter & CIGaborGradients {
    BuiltinFilter.make("CIGaborGradients")
  }
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask {
    BuiltinFilter.make("CIHeightFieldFromMask")
  }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    BuiltinFilter.make("CIHexagonalPixellate")
  }
  public class func lineOverlay() -> any CIFilter & CILineOverlay {
    BuiltinFilter.make("CILineOverlay")
  }
  public class func mix() -> any CIFilter & CIMix { BuiltinFilter.make("CIMix") }
  public class func personSegmentation() -> any CIFilter & CIPersonSegmentation {
    BuiltinFilter.make("CIPersonSegmentation")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  public class func pointillize() -> any CIFilter & CIPointillize {
    BuiltinFilter.make("CIPointillize")
  }
  public class func saliencyMap() -> any CIFilter & CISaliencyMap {
    BuiltinFilter.make("CISaliencyMapFilter")
  }
  public class func shadedMaterial() -> any CIFilter & CIShadedMaterial {
    BuiltinFilter.make("CIShadedMaterial")
  }
  public class func sobelGradients() -> any CIFilter & CISobelGradients {
    BuiltinFilter.make("CISobelGradients")
  }
  public class func spotColor() -> any CIFilter & CISpotColor { BuiltinFilter.make("CISpotColor") }
  public class func spotLight() -> any CIFilter & CISpotLight { BuiltinFilter.make("CISpotLight") }
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter.make("CIAreaAverage")
  }
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram {
    BuiltinFilter.make("CIAreaHistogram")
  }
  public class func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram {
    BuiltinFilter.make("CIAreaLogarithmicHistogram")
  }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum {
    BuiltinFilter.make("CIAreaMaximum")
  }
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
    BuiltinFilter.make("CIAreaMaximumAlpha")
  }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum {
    BuiltinFilter.make("CIAreaMinimum")
  }
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
    BuiltinFilter.make("CIAreaMinimumAlpha")
  }
  public class func areaMinMax() -> any CIFilter & CIAreaMinMax {
    BuiltinFilter.make("CIAreaMinMax")
  }
  public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed {
    BuiltinFilter.make("CIAreaMinMaxRed")
  }
  public class func columnAverage() -> any CIFilter & CIColumnAverage {
    BuiltinFilter.make("CIColumnAverage")
  }
  public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay {
    BuiltinFilter.make("CIHistogramDisplayFilter")
  }
  public class func kMeans() -> any CIFilter & CIKMeans { BuiltinFilter.make("CIKMeans") }
  public class func rowAverage() -> any CIFilter & CIRowAverage {
    BuiltinFilter.make("CIRowAverage")
  }
}
