// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The protocols of filters with their parameters.

public protocol CITransitionFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

public protocol CIBumpDistortionLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
  var scale: Float { get set }
}

public protocol CICircleSplashDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}

public protocol CICircularWrap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIDisplacementDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var displacementImage: CIImage? { get set }
  var scale: Float { get set }
}

public protocol CIDroste: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var insetPoint0: CGPoint { get set }
  var insetPoint1: CGPoint { get set }
  var strands: Float { get set }
  var periodicity: Float { get set }
  var rotation: Float { get set }
  var zoom: Float { get set }
}

public protocol CIGlassDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var textureImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIGlassLozenge: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var radius: Float { get set }
  var refraction: Float { get set }
}

public protocol CIHoleDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}

public protocol CILightTunnel: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var rotation: Float { get set }
  var radius: Float { get set }
}

public protocol CINinePartStretched: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var breakpoint0: CGPoint { get set }
  var breakpoint1: CGPoint { get set }
  var growAmount: CGPoint { get set }
}

public protocol CINinePartTiled: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var breakpoint0: CGPoint { get set }
  var breakpoint1: CGPoint { get set }
  var growAmount: CGPoint { get set }
  var flipYTiles: Bool { get set }
}

public protocol CIPinchDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}

public protocol CITorusLensDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var width: Float { get set }
  var refraction: Float { get set }
}

public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIVortexDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CIAztecCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
  var layers: Float { get set }
  var compactStyle: Float { get set }
}

public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var sigma: Float { get set }
  var color: CIColor { get set }
}

public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

public protocol CILenticularHaloGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var haloRadius: Float { get set }
  var haloWidth: Float { get set }
  var haloOverlap: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var time: Float { get set }
}

public protocol CIMeshGenerator: CIFilterProtocol {
  var width: Float { get set }
  var color: CIColor { get set }
  var mesh: [Any] { get set }
}

public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
  var minHeight: Float { get set }
  var maxHeight: Float { get set }
  var dataColumns: Float { get set }
  var rows: Float { get set }
  var preferredAspectRatio: Float { get set }
  var compactionMode: Float { get set }
  var compactStyle: Float { get set }
  var correctionLevel: Float { get set }
  var alwaysSpecifyCompaction: Float { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CIRandomGenerator: CIFilterProtocol {}

public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var color: CIColor { get set }
}

public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var width: Float { get set }
  var color: CIColor { get set }
}

public protocol CIStarShineGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var radius: Float { get set }
  var crossScale: Float { get set }
  var crossAngle: Float { get set }
  var crossOpacity: Float { get set }
  var crossWidth: Float { get set }
  var epsilon: Float { get set }
}

public protocol CIStripesGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CISunbeamsGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var sunRadius: Float { get set }
  var maxStriationRadius: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var time: Float { get set }
}

public protocol CITextImageGenerator: CIFilterProtocol {
  var text: String { get set }
  var fontName: String { get set }
  var fontSize: Float { get set }
  var scaleFactor: Float { get set }
  var padding: Float { get set }
}

public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
  var text: NSAttributedString { get set }
  var scaleFactor: Float { get set }
  var padding: Float { get set }
}

public protocol CIBicubicScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
  var parameterB: Float { get set }
  var parameterC: Float { get set }
}

public protocol CIEdgePreserveUpsample: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var smallImage: CIImage? { get set }
  var spatialSigma: Float { get set }
  var lumaSigma: Float { get set }
}

public protocol CIKeystoneCorrectionCombined: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}

public protocol CIKeystoneCorrectionHorizontal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}

public protocol CIKeystoneCorrectionVertical: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

public protocol CIPerspectiveCorrection: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var crop: Bool { get set }
}

public protocol CIPerspectiveRotate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var pitch: Float { get set }
  var yaw: Float { get set }
  var roll: Float { get set }
}

public protocol CIPerspectiveTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}

public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}

public protocol CIStraighten: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

public protocol CIGaussianGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var radius: Float { get set }
}

public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  var value: Float { get set }
  var radius: Float { get set }
  var softness: Float { get set }
  var dither: Float { get set }
  var colorSpace: CGColorSpace? { get set }
}

public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIAffineClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}

public protocol CIAffineTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}

public protocol CIEightfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CIFourfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var acuteAngle: Float { get set }
}

public protocol CIFourfoldRotatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var acuteAngle: Float { get set }
}

public protocol CIGlideReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CIKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var count: Int { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
}

public protocol CIOpTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CIParallelogramTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var acuteAngle: Float { get set }
  var width: Float { get set }
}

public protocol CIPerspectiveTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}

public protocol CISixfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CISixfoldRotatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CITriangleKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point: CGPoint { get set }
  var size: Float { get set }
  var rotation: Float { get set }
  var decay: Float { get set }
}

public protocol CITriangleTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

public protocol CIAccordionFoldTransition: CITransitionFilter {
  var bottomHeight: Float { get set }
  var numberOfFolds: Float { get set }
  var foldShadowAmount: Float { get set }
}

public protocol CIBarsSwipeTransition: CITransitionFilter {
  var angle: Float { get set }
  var width: Float { get set }
  var barOffset: Float { get set }
}

public protocol CICopyMachineTransition: CITransitionFilter {
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}

public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
  var maskImage: CIImage? { get set }
  var shadowRadius: Float { get set }
  var shadowDensity: Float { get set }
  var shadowOffset: CGPoint { get set }
}

public protocol CIDissolveTransition: CITransitionFilter {}

public protocol CIFlashTransition: CITransitionFilter {
  var center: CGPoint { get set }
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var maxStriationRadius: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var fadeThreshold: Float { get set }
}

public protocol CIModTransition: CITransitionFilter {
  var center: CGPoint { get set }
  var angle: Float { get set }
  var radius: Float { get set }
  var compression: Float { get set }
}

public protocol CIPageCurlTransition: CITransitionFilter {
  var backsideImage: CIImage? { get set }
  var shadingImage: CIImage? { get set }
  var extent: CGRect { get set }
  var angle: Float { get set }
  var radius: Float { get set }
}

public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
  var backsideImage: CIImage? { get set }
  var extent: CGRect { get set }
  var angle: Float { get set }
  var radius: Float { get set }
  var shadowSize: Float { get set }
  var shadowAmount: Float { get set }
  var shadowExtent: CGRect { get set }
}

public protocol CIRippleTransition: CITransitionFilter {
  var shadingImage: CIImage? { get set }
  var center: CGPoint { get set }
  var extent: CGRect { get set }
  var width: Float { get set }
  var scale: Float { get set }
}

public protocol CISwipeTransition: CITransitionFilter {
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}
