// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The functions that make filters.

extension CIFilter {
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIAdditionCompositing")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBurnBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorDodgeBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDarkenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDifferenceBlendMode")
  }
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDivideBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIExclusionBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHardLightBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHueBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILightenBlendMode")
  }
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearBurnBlendMode")
  }
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearDodgeBlendMode")
  }
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearLightBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILuminosityBlendMode")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMinimumCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyBlendMode")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyCompositing")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIOverlayBlendMode")
  }
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIPinLightBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISaturationBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIScreenBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISoftLightBlendMode")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOutCompositing")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISubtractBlendMode")
  }
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIVividLightBlendMode")
  }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.make("CIBumpDistortion")
  }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltinFilter.make("CIBumpDistortionLinear")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.make("CICircleSplashDistortion")
  }
  public class func circularWrap() -> any CIFilter & CICircularWrap {
    BuiltinFilter.make("CICircularWrap")
  }
  public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
    BuiltinFilter.make("CIDisplacementDistortion")
  }
  public class func droste() -> any CIFilter & CIDroste { BuiltinFilter.make("CIDroste") }
  public class func glassDistortion() -> any CIFilter & CIGlassDistortion {
    BuiltinFilter.make("CIGlassDistortion")
  }
  public class func glassLozenge() -> any CIFilter & CIGlassLozenge {
    BuiltinFilter.make("CIGlassLozenge")
  }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    BuiltinFilter.make("CIHoleDistortion")
  }
  public class func lightTunnel() -> any CIFilter & CILightTunnel {
    BuiltinFilter.make("CILightTunnel")
  }
  public class func ninePartStretched() -> any CIFilter & CINinePartStretched {
    BuiltinFilter.make("CINinePartStretched")
  }
  public class func ninePartTiled() -> any CIFilter & CINinePartTiled {
    BuiltinFilter.make("CINinePartTiled")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    BuiltinFilter.make("CIPinchDistortion")
  }
  public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
    BuiltinFilter.make("CITorusLensDistortion")
  }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.make("CITwirlDistortion")
  }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    BuiltinFilter.make("CIVortexDistortion")
  }
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    MatrixCodeFilter.make("CIAztecCodeGenerator")
  }
  public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator {
    BuiltinFilter.make("CIBlurredRectangleGenerator")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.make("CICheckerboardGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.make("CICode128BarcodeGenerator")
  }
  public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
    BuiltinFilter.make("CILenticularHaloGenerator")
  }
  public class func meshGenerator() -> any CIFilter & CIMeshGenerator {
    BuiltinFilter.make("CIMeshGenerator")
  }
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    MatrixCodeFilter.make("CIPDF417BarcodeGenerator")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("CIQRCodeGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    BuiltinFilter.make("CIRandomGenerator")
  }
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.make("CIRoundedRectangleGenerator")
  }
  public class func roundedRectangleStrokeGenerator() -> any CIFilter
    & CIRoundedRectangleStrokeGenerator
  {
    BuiltinFilter.make("CIRoundedRectangleStrokeGenerator")
  }
  public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator {
    BuiltinFilter.make("CIStarShineGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.make("CIStripesGenerator")
  }
  public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator {
    BuiltinFilter.make("CISunbeamsGenerator")
  }
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
    BuiltinFilter.make("CITextImageGenerator")
  }
  public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator
  {
    AttributedTextFilter.make("CIAttributedTextImageGenerator")
  }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    BuiltinFilter.make("CIBicubicScaleTransform")
  }
  public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample {
    BuiltinFilter.make("CIEdgePreserveUpsampleFilter")
  }
  public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
    BuiltinFilter.make("CIKeystoneCorrectionCombined")
  }
  public class func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal
  {
    BuiltinFilter.make("CIKeystoneCorrectionHorizontal")
  }
  public class func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical {
    BuiltinFilter.make("CIKeystoneCorrectionVertical")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.make("CILanczosScaleTransform")
  }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter.make("CIPerspectiveCorrection")
  }
  public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate {
    BuiltinFilter.make("CIPerspectiveRotate")
  }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.make("CIPerspectiveTransform")
  }
  public class func perspectiveTransformWithExtent() -> any CIFilter
    & CIPerspectiveTransformWithExtent
  {
    BuiltinFilter.make("CIPerspectiveTransformWithExtent")
  }
  public class func straighten() -> any CIFilter & CIStraighten {
    BuiltinFilter.make("CIStraightenFilter")
  }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.make("CIGaussianGradient")
  }
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    BuiltinFilter.make("CIHueSaturationValueGradient")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.make("CILinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.make("CIRadialGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.make("CISmoothLinearGradient")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter.make("CIAffineClamp")
  }
  public class func affineTile() -> any CIFilter & CIAffineTile {
    BuiltinFilter.make("CIAffineTile")
  }
  public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile {
    BuiltinFilter.make("CIEightfoldReflectedTile")
  }
  public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile {
    BuiltinFilter.make("CIFourfoldReflectedTile")
  }
  public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile {
    BuiltinFilter.make("CIFourfoldRotatedTile")
  }
  public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
    BuiltinFilter.make("CIFourfoldTranslatedTile")
  }
  public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile {
    BuiltinFilter.make("CIGlideReflectedTile")
  }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope {
    BuiltinFilter.make("CIKaleidoscope")
  }
  public class func opTile() -> any CIFilter & CIOpTile { BuiltinFilter.make("CIOpTile") }
  public class func parallelogramTile() -> any CIFilter & CIParallelogramTile {
    BuiltinFilter.make("CIParallelogramTile")
  }
  public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile {
    BuiltinFilter.make("CIPerspectiveTile")
  }
  public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile {
    BuiltinFilter.make("CISixfoldReflectedTile")
  }
  public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile {
    BuiltinFilter.make("CISixfoldRotatedTile")
  }
  public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
    BuiltinFilter.make("CITriangleKaleidoscope")
  }
  public class func triangleTile() -> any CIFilter & CITriangleTile {
    BuiltinFilter.make("CITriangleTile")
  }
  public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile {
    BuiltinFilter.make("CITwelvefoldReflectedTile")
  }
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    BuiltinFilter.make("CIAccordionFoldTransition")
  }
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    BuiltinFilter.make("CIBarsSwipeTransition")
  }
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    BuiltinFilter.make("CICopyMachineTransition")
  }
  public class func disintegrateWithMaskTransition() -> any CIFilter
    & CIDisintegrateWithMaskTransition
  {
    BuiltinFilter.make("CIDisintegrateWithMaskTransition")
  }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.make("CIDissolveTransition")
  }
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    BuiltinFilter.make("CIFlashTransition")
  }
  public class func modTransition() -> any CIFilter & CIModTransition {
    BuiltinFilter.make("CIModTransition")
  }
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
    BuiltinFilter.make("CIPageCurlTransition")
  }
  public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition
  {
    BuiltinFilter.make("CIPageCurlWithShadowTransition")
  }
  public class func rippleTransition() -> any CIFilter & CIRippleTransition {
    BuiltinFilter.make("CIRippleTransition")
  }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    BuiltinFilter.make("CISwipeTransition")
  }
}
