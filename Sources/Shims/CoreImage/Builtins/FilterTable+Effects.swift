import Foundation

// The filters of Core Image with their parameters and default values.

extension FilterDefinition {
  static let blur: [FilterDefinition] = [
    FilterDefinition(
      "CIBokehBlur", .blur,
      ["inputRadius": 20.0, "inputRingAmount": 0.0, "inputRingSize": 0.1, "inputSoftness": 1.0]),
    FilterDefinition("CIBoxBlur", .blur, ["inputRadius": 10.0]),
    FilterDefinition("CIDiscBlur", .blur, ["inputRadius": 8.0]),
    FilterDefinition("CIGaussianBlur", .blur, ["inputRadius": 10.0]),
    FilterDefinition(
      "CIMaskedVariableBlur", .blur, others: ["inputImage", "inputMask"], ["inputRadius": 5.0]),
    FilterDefinition("CIMedianFilter", .blur),
    FilterDefinition("CIMorphologyGradient", .blur, ["inputRadius": 5.0]),
    FilterDefinition("CIMorphologyMaximum", .blur, ["inputRadius": 0.0]),
    FilterDefinition("CIMorphologyMinimum", .blur, ["inputRadius": 0.0]),
    FilterDefinition(
      "CIMorphologyRectangleMaximum", .blur, ["inputWidth": 5.0, "inputHeight": 5.0]),
    FilterDefinition(
      "CIMorphologyRectangleMinimum", .blur, ["inputWidth": 5.0, "inputHeight": 5.0]),
    FilterDefinition("CIMotionBlur", .blur, ["inputRadius": 20.0, "inputAngle": 0.0]),
    FilterDefinition("CINoiseReduction", .blur, ["inputNoiseLevel": 0.02, "inputSharpness": 0.4]),
    FilterDefinition(
      "CIZoomBlur", .blur, ["inputCenter": CIVector(x: 150, y: 150), "inputAmount": 20.0]),
  ]

  static let colorAdjustment: [FilterDefinition] = [
    FilterDefinition(
      "CIColorAbsoluteDifference", .colorAdjustment, others: ["inputImage", "inputImage2"]),
    FilterDefinition(
      "CIColorClamp", .colorAdjustment,
      [
        "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
      ]),
    FilterDefinition(
      "CIColorControls", .colorAdjustment,
      ["inputSaturation": 1.0, "inputBrightness": 0.0, "inputContrast": 1.0]),
    FilterDefinition(
      "CIColorMatrix", .colorAdjustment,
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ]),
    FilterDefinition(
      "CIColorPolynomial", .colorAdjustment,
      [
        "inputRedCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputGreenCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBlueCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputAlphaCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
      ]),
    FilterDefinition("CIColorThreshold", .colorAdjustment, ["inputThreshold": 0.5]),
    FilterDefinition("CIColorThresholdOtsu", .colorAdjustment),
    FilterDefinition("CIDepthToDisparity", .colorAdjustment),
    FilterDefinition("CIDisparityToDepth", .colorAdjustment),
    FilterDefinition("CIExposureAdjust", .colorAdjustment, ["inputEV": 0.0]),
    FilterDefinition("CIGammaAdjust", .colorAdjustment, ["inputPower": 1.0]),
    FilterDefinition(
      "CIHighlightShadowAdjust", .colorAdjustment,
      ["inputRadius": 0.0, "inputShadowAmount": 0.0, "inputHighlightAmount": 1.0]),
    FilterDefinition("CIHueAdjust", .colorAdjustment, ["inputAngle": 0.0]),
    FilterDefinition("CILinearToSRGBToneCurve", .colorAdjustment),
    FilterDefinition("CISRGBToneCurveToLinear", .colorAdjustment),
    FilterDefinition(
      "CITemperatureAndTint", .colorAdjustment,
      ["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)]),
    FilterDefinition(
      "CIToneCurve", .colorAdjustment,
      [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0.25, y: 0.25),
        "inputPoint2": CIVector(x: 0.5, y: 0.5), "inputPoint3": CIVector(x: 0.75, y: 0.75),
        "inputPoint4": CIVector(x: 1, y: 1),
      ]),
    FilterDefinition("CIVibrance", .colorAdjustment, ["inputAmount": 0.0]),
    FilterDefinition(
      "CIWhitePointAdjust", .colorAdjustment, ["inputColor": CIColor(red: 1, green: 1, blue: 1)]),
  ]

  static let colorEffect: [FilterDefinition] = [
    FilterDefinition(
      "CIColorCrossPolynomial", .colorEffect,
      [
        "inputRedCoefficients": CIVector.unit(0, of: 10),
        "inputGreenCoefficients": CIVector.unit(1, of: 10),
        "inputBlueCoefficients": CIVector.unit(2, of: 10),
      ]),
    FilterDefinition(
      "CIColorCube", .colorEffect, others: ["inputImage", "inputCubeData"],
      ["inputCubeDimension": 2.0, "inputExtrapolate": false]),
    FilterDefinition(
      "CIColorCubesMixedWithMask", .colorEffect,
      others: [
        "inputImage", "inputMaskImage", "inputCube0Data", "inputCube1Data", "inputColorSpace",
      ], ["inputCubeDimension": 2.0, "inputExtrapolate": false]),
    FilterDefinition(
      "CIColorCubeWithColorSpace", .colorEffect,
      others: ["inputImage", "inputCubeData", "inputColorSpace"],
      ["inputCubeDimension": 2.0, "inputExtrapolate": false]),
    FilterDefinition(
      "CIColorCurves", .colorEffect, others: ["inputImage", "inputCurvesData", "inputColorSpace"],
      ["inputCurvesDomain": CIVector(x: 0, y: 1)]),
    FilterDefinition("CIColorInvert", .colorEffect),
    FilterDefinition("CIColorMap", .colorEffect, others: ["inputImage", "inputGradientImage"]),
    FilterDefinition(
      "CIColorMonochrome", .colorEffect,
      ["inputColor": CIColor(red: 0.6, green: 0.45, blue: 0.3), "inputIntensity": 1.0]),
    FilterDefinition("CIColorPosterize", .colorEffect, ["inputLevels": 6.0]),
    FilterDefinition("CIConvertLabToRGB", .colorEffect, ["inputNormalize": false]),
    FilterDefinition("CIConvertRGBtoLab", .colorEffect, ["inputNormalize": false]),
    FilterDefinition("CIDither", .colorEffect, ["inputIntensity": 0.1]),
    FilterDefinition("CIDocumentEnhancer", .colorEffect, ["inputAmount": 1.0]),
    FilterDefinition(
      "CIFalseColor", .colorEffect,
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]),
    FilterDefinition("CILabDeltaE", .colorEffect, others: ["inputImage", "inputImage2"]),
    FilterDefinition("CIMaskToAlpha", .colorEffect),
    FilterDefinition("CIMaximumComponent", .colorEffect),
    FilterDefinition("CIMinimumComponent", .colorEffect),
    FilterDefinition(
      "CIPaletteCentroid", .colorEffect, others: ["inputImage", "inputPaletteImage"],
      ["inputPerceptual": false]),
    FilterDefinition(
      "CIPalettize", .colorEffect, others: ["inputImage", "inputPaletteImage"],
      ["inputPerceptual": false]),
    FilterDefinition("CIPhotoEffectChrome", .colorEffect),
    FilterDefinition("CIPhotoEffectFade", .colorEffect),
    FilterDefinition("CIPhotoEffectInstant", .colorEffect),
    FilterDefinition("CIPhotoEffectMono", .colorEffect),
    FilterDefinition("CIPhotoEffectNoir", .colorEffect),
    FilterDefinition("CIPhotoEffectProcess", .colorEffect),
    FilterDefinition("CIPhotoEffectTonal", .colorEffect),
    FilterDefinition("CIPhotoEffectTransfer", .colorEffect),
    FilterDefinition("CISepiaTone", .colorEffect, ["inputIntensity": 1.0]),
    FilterDefinition("CIThermal", .colorEffect),
    FilterDefinition("CIVignette", .colorEffect, ["inputIntensity": 0.0, "inputRadius": 1.0]),
    FilterDefinition(
      "CIVignetteEffect", .colorEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 150.0, "inputIntensity": 1.0,
        "inputFalloff": 0.5,
      ]),
    FilterDefinition("CIXRay", .colorEffect),
  ]

  static let convolution: [FilterDefinition] = [
    FilterDefinition(
      "CIConvolution3X3", .convolution, ["inputWeights": CIVector.unit(4, of: 9), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolution5X5", .convolution,
      ["inputWeights": CIVector.unit(12, of: 25), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolution7X7", .convolution,
      ["inputWeights": CIVector.unit(24, of: 49), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolution9Horizontal", .convolution,
      ["inputWeights": CIVector.unit(4, of: 9), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolution9Vertical", .convolution,
      ["inputWeights": CIVector.unit(4, of: 9), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolutionRGB3X3", .convolution,
      ["inputWeights": CIVector.unit(4, of: 9), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolutionRGB5X5", .convolution,
      ["inputWeights": CIVector.unit(12, of: 25), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolutionRGB7X7", .convolution,
      ["inputWeights": CIVector.unit(24, of: 49), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolutionRGB9Horizontal", .convolution,
      ["inputWeights": CIVector.unit(4, of: 9), "inputBias": 0.0]),
    FilterDefinition(
      "CIConvolutionRGB9Vertical", .convolution,
      ["inputWeights": CIVector.unit(4, of: 9), "inputBias": 0.0]),
  ]

  static let halftoneEffect: [FilterDefinition] = [
    FilterDefinition(
      "CICircularScreen", .halftoneEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputWidth": 6.0, "inputSharpness": 0.7]),
    FilterDefinition(
      "CICMYKHalftone", .halftoneEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputWidth": 6.0, "inputAngle": 0.0,
        "inputSharpness": 0.7, "inputGrayComponentReplacement": 1.0, "inputUnderColorRemoval": 0.5,
      ]),
    FilterDefinition(
      "CIDotScreen", .halftoneEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 6.0,
        "inputSharpness": 0.7,
      ]),
    FilterDefinition(
      "CIHatchedScreen", .halftoneEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 6.0,
        "inputSharpness": 0.7,
      ]),
    FilterDefinition(
      "CILineScreen", .halftoneEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 6.0,
        "inputSharpness": 0.7,
      ]),
  ]

  static let reduction: [FilterDefinition] = [
    FilterDefinition("CIAreaAverage", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition(
      "CIAreaHistogram", .reduction, others: ["inputImage", "inputExtent"],
      ["inputScale": 1.0, "inputCount": 64]),
    FilterDefinition(
      "CIAreaLogarithmicHistogram", .reduction, others: ["inputImage", "inputExtent"],
      ["inputScale": 1.0, "inputCount": 64, "inputMinimumStop": -10.0, "inputMaximumStop": 4.0]),
    FilterDefinition("CIAreaMaximum", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition("CIAreaMaximumAlpha", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition("CIAreaMinimum", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition("CIAreaMinimumAlpha", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition("CIAreaMinMax", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition("CIAreaMinMaxRed", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition("CIColumnAverage", .reduction, others: ["inputImage", "inputExtent"]),
    FilterDefinition(
      "CIHistogramDisplayFilter", .reduction,
      ["inputHeight": 100.0, "inputHighLimit": 1.0, "inputLowLimit": 0.0]),
    FilterDefinition(
      "CIKMeans", .reduction, others: ["inputImage", "inputExtent", "inputMeans"],
      ["inputCount": 8, "inputPasses": 5.0, "inputPerceptual": false]),
    FilterDefinition("CIRowAverage", .reduction, others: ["inputImage", "inputExtent"]),
  ]

  static let sharpen: [FilterDefinition] = [
    FilterDefinition("CISharpenLuminance", .sharpen, ["inputSharpness": 0.4, "inputRadius": 1.69]),
    FilterDefinition("CIUnsharpMask", .sharpen, ["inputRadius": 2.5, "inputIntensity": 0.5]),
  ]

  static let stylize: [FilterDefinition] = [
    FilterDefinition(
      "CIBlendWithAlphaMask", .stylize,
      others: ["inputImage", "inputBackgroundImage", "inputMaskImage"]),
    FilterDefinition(
      "CIBlendWithBlueMask", .stylize,
      others: ["inputImage", "inputBackgroundImage", "inputMaskImage"]),
    FilterDefinition(
      "CIBlendWithMask", .stylize, others: ["inputImage", "inputBackgroundImage", "inputMaskImage"]),
    FilterDefinition(
      "CIBlendWithRedMask", .stylize,
      others: ["inputImage", "inputBackgroundImage", "inputMaskImage"]),
    FilterDefinition("CIBloom", .stylize, ["inputRadius": 10.0, "inputIntensity": 0.5]),
    FilterDefinition(
      "CICannyEdgeDetector", .stylize,
      [
        "inputGaussianSigma": 1.6, "inputPerceptual": false, "inputThresholdLow": 0.02,
        "inputThresholdHigh": 0.05, "inputHysteresisPasses": 1,
      ]),
    FilterDefinition("CIComicEffect", .stylize),
    FilterDefinition(
      "CICrystallize", .stylize, ["inputRadius": 20.0, "inputCenter": CIVector(x: 150, y: 150)]),
    FilterDefinition(
      "CIDepthOfField", .stylize,
      [
        "inputPoint0": CIVector(x: 0, y: 300), "inputPoint1": CIVector(x: 300, y: 300),
        "inputSaturation": 1.5, "inputUnsharpMaskRadius": 2.5, "inputUnsharpMaskIntensity": 0.5,
        "inputRadius": 6.0,
      ]),
    FilterDefinition("CIEdges", .stylize, ["inputIntensity": 1.0]),
    FilterDefinition("CIEdgeWork", .stylize, ["inputRadius": 3.0]),
    FilterDefinition("CIGaborGradients", .stylize),
    FilterDefinition("CIGloom", .stylize, ["inputRadius": 10.0, "inputIntensity": 0.5]),
    FilterDefinition("CIHeightFieldFromMask", .stylize, ["inputRadius": 10.0]),
    FilterDefinition(
      "CIHexagonalPixellate", .stylize,
      ["inputCenter": CIVector(x: 150, y: 150), "inputScale": 8.0]),
    FilterDefinition(
      "CILineOverlay", .stylize,
      [
        "inputNRNoiseLevel": 0.07, "inputNRSharpness": 0.71, "inputEdgeIntensity": 1.0,
        "inputThreshold": 0.1, "inputContrast": 50.0,
      ]),
    FilterDefinition(
      "CIMix", .stylize, others: ["inputImage", "inputBackgroundImage"], ["inputAmount": 1.0]),
    FilterDefinition("CIPersonSegmentation", .stylize, ["inputQualityLevel": 0]),
    FilterDefinition(
      "CIPixellate", .stylize, ["inputCenter": CIVector(x: 150, y: 150), "inputScale": 8.0]),
    FilterDefinition(
      "CIPointillize", .stylize, ["inputRadius": 20.0, "inputCenter": CIVector(x: 150, y: 150)]),
    FilterDefinition("CISaliencyMapFilter", .stylize),
    FilterDefinition(
      "CIShadedMaterial", .stylize, others: ["inputImage", "inputShadingImage"],
      ["inputScale": 10.0]),
    FilterDefinition("CISobelGradients", .stylize),
    FilterDefinition(
      "CISpotColor", .stylize,
      [
        "inputCenterColor1": CIColor(red: 0.0784, green: 0.0627, blue: 0.0706),
        "inputReplacementColor1": CIColor(red: 0.4392, green: 0.1922, blue: 0.1961),
        "inputCloseness1": 0.22, "inputContrast1": 0.98,
        "inputCenterColor2": CIColor(red: 0.5255, green: 0.3059, blue: 0.3451),
        "inputReplacementColor2": CIColor(red: 0.9137, green: 0.5608, blue: 0.5059),
        "inputCloseness2": 0.15, "inputContrast2": 0.98,
        "inputCenterColor3": CIColor(red: 0.9216, green: 0.4549, blue: 0.3333),
        "inputReplacementColor3": CIColor(red: 0.9098, green: 0.7529, blue: 0.6078),
        "inputCloseness3": 0.5, "inputContrast3": 0.99,
      ]),
    FilterDefinition(
      "CISpotLight", .stylize,
      [
        "inputLightPosition": CIVector(x: 400, y: 600, z: 150),
        "inputLightPointsAt": CIVector(x: 200, y: 200, z: 0), "inputBrightness": 3.0,
        "inputConcentration": 0.1, "inputColor": CIColor(red: 1, green: 1, blue: 1),
      ]),
  ]
}
