// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The protocols of filters with their parameters.

public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

extension CIFilter: CIFilterProtocol {}

public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var inputImage2: CIImage? { get set }
}

public protocol CIColorClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var minComponents: CIVector { get set }
  var maxComponents: CIVector { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}

public protocol CIColorPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
  var alphaCoefficients: CIVector { get set }
}

public protocol CIColorThreshold: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var threshold: Float { get set }
}

public protocol CIColorThresholdOtsu: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIDepthToDisparity: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIDisparityToDepth: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}

public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CITemperatureAndTint: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}

public protocol CIToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var point2: CGPoint { get set }
  var point3: CGPoint { get set }
  var point4: CGPoint { get set }
}

public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

public protocol CIWhitePointAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
}

public protocol CIColorCrossPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
}

public protocol CIColorCube: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
  var extrapolate: Bool { get set }
}

public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cube0Data: Data { get set }
  var cube1Data: Data { get set }
  var colorSpace: CGColorSpace? { get set }
  var extrapolate: Bool { get set }
}

public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
  var colorSpace: CGColorSpace? { get set }
  var extrapolate: Bool { get set }
}

public protocol CIColorCurves: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var curvesData: Data { get set }
  var curvesDomain: CIVector { get set }
  var colorSpace: CGColorSpace? { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIColorMap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var gradientImage: CIImage? { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}

public protocol CIConvertLab: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var normalize: Bool { get set }
}

public protocol CIDither: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIDocumentEnhancer: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CILabDeltaE: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var image2: CIImage? { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIMaximumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIMinimumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIPaletteCentroid: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var paletteImage: CIImage? { get set }
  var perceptual: Bool { get set }
}

public protocol CIPalettize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var paletteImage: CIImage? { get set }
  var perceptual: Bool { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIThermal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIVignetteEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
  var falloff: Float { get set }
}

public protocol CIXRay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
