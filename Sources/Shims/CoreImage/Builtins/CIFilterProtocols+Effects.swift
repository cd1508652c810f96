// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The protocols of filters with their parameters.

public protocol CIBokehBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var ringAmount: Float { get set }
  var ringSize: Float { get set }
  var softness: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMaskedVariableBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var mask: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMedian: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIMorphologyGradient: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMorphologyMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMorphologyMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var width: Float { get set }
  var height: Float { get set }
}

public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var width: Float { get set }
  var height: Float { get set }
}

public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CINoiseReduction: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var amount: Float { get set }
}

public protocol CIConvolution: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var weights: CIVector { get set }
  var bias: Float { get set }
}

public protocol CISharpenLuminance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var sharpness: Float { get set }
  var radius: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CICircularScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CICMYKHalftone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var angle: Float { get set }
  var sharpness: Float { get set }
  var grayComponentReplacement: Float { get set }
  var underColorRemoval: Float { get set }
}

public protocol CIDotScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIHatchedScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CILineScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}

public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CICannyEdgeDetector: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var gaussianSigma: Float { get set }
  var perceptual: Bool { get set }
  var thresholdLow: Float { get set }
  var thresholdHigh: Float { get set }
  var hysteresisPasses: Int { get set }
}

public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

public protocol CIDepthOfField: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var saturation: Float { get set }
  var unsharpMaskRadius: Float { get set }
  var unsharpMaskIntensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIEdgeWork: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIGaborGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

public protocol CIHeightFieldFromMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CILineOverlay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var nrNoiseLevel: Float { get set }
  var nrSharpness: Float { get set }
  var edgeIntensity: Float { get set }
  var threshold: Float { get set }
  var contrast: Float { get set }
}

public protocol CIMix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var amount: Float { get set }
}

public protocol CIPersonSegmentation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var qualityLevel: Int { get set }
}

public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIPointillize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}

public protocol CISaliencyMap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIShadedMaterial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var shadingImage: CIImage? { get set }
  var scale: Float { get set }
}

public protocol CISobelGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CISpotColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var centerColor1: CIColor { get set }
  var replacementColor1: CIColor { get set }
  var closeness1: Float { get set }
  var contrast1: Float { get set }
  var centerColor2: CIColor { get set }
  var replacementColor2: CIColor { get set }
  var closeness2: Float { get set }
  var contrast2: Float { get set }
  var centerColor3: CIColor { get set }
  var replacementColor3: CIColor { get set }
  var closeness3: Float { get set }
  var contrast3: Float { get set }
}

public protocol CISpotLight: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var lightPosition: CIVector { get set }
  var lightPointsAt: CIVector { get set }
  var brightness: Float { get set }
  var concentration: Float { get set }
  var color: CIColor { get set }
}

public protocol CIAreaAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaHistogram: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var scale: Float { get set }
  var count: Int { get set }
}

public protocol CIAreaLogarithmicHistogram: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var scale: Float { get set }
  var count: Int { get set }
  var minimumStop: Float { get set }
  var maximumStop: Float { get set }
}

public protocol CIAreaMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMaximumAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinimumAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinMax: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIAreaMinMaxRed: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIColumnAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIHistogramDisplay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var height: Float { get set }
  var highLimit: Float { get set }
  var lowLimit: Float { get set }
}

public protocol CIKMeans: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var inputMeans: CIImage? { get set }
  var count: Int { get set }
  var passes: Float { get set }
  var perceptual: Bool { get set }
}

public protocol CIRowAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
