import Foundation

// The filters of Core Image with their parameters and default values.

extension FilterDefinition {
  static let compositeOperation: [FilterDefinition] = [
    FilterDefinition(
      "CIAdditionCompositing", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIColorBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIColorBurnBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIColorDodgeBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIDarkenBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIDifferenceBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIDivideBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIExclusionBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIHardLightBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIHueBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CILightenBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CILinearBurnBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CILinearDodgeBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CILinearLightBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CILuminosityBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIMaximumCompositing", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIMinimumCompositing", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIMultiplyBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIMultiplyCompositing", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIOverlayBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIPinLightBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISaturationBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIScreenBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISoftLightBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISourceAtopCompositing", .compositeOperation,
      others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISourceInCompositing", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISourceOutCompositing", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISourceOverCompositing", .compositeOperation,
      others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CISubtractBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
    FilterDefinition(
      "CIVividLightBlendMode", .compositeOperation, others: ["inputImage", "inputBackgroundImage"]),
  ]

  static let distortionEffect: [FilterDefinition] = [
    FilterDefinition(
      "CIBumpDistortion", .distortionEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0, "inputScale": 0.5]),
    FilterDefinition(
      "CIBumpDistortionLinear", .distortionEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0, "inputAngle": 0.0,
        "inputScale": 0.5,
      ]),
    FilterDefinition(
      "CICircleSplashDistortion", .distortionEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputRadius": 150.0]),
    FilterDefinition(
      "CICircularWrap", .distortionEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputRadius": 150.0, "inputAngle": 0.0]),
    FilterDefinition(
      "CIDisplacementDistortion", .distortionEffect,
      others: ["inputImage", "inputDisplacementImage"], ["inputScale": 50.0]),
    FilterDefinition(
      "CIDroste", .distortionEffect,
      [
        "inputInsetPoint0": CIVector(x: 200, y: 200), "inputInsetPoint1": CIVector(x: 400, y: 400),
        "inputStrands": 1.0, "inputPeriodicity": 1.0, "inputRotation": 0.0, "inputZoom": 1.0,
      ]),
    FilterDefinition(
      "CIGlassDistortion", .distortionEffect, others: ["inputImage", "inputTexture"],
      ["inputCenter": CIVector(x: 150, y: 150), "inputScale": 200.0]),
    FilterDefinition(
      "CIGlassLozenge", .distortionEffect,
      [
        "inputPoint0": CIVector(x: 150, y: 150), "inputPoint1": CIVector(x: 350, y: 150),
        "inputRadius": 100.0, "inputRefraction": 1.7,
      ]),
    FilterDefinition(
      "CIHoleDistortion", .distortionEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputRadius": 150.0]),
    FilterDefinition(
      "CILightTunnel", .distortionEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputRotation": 0.0, "inputRadius": 100.0]),
    FilterDefinition(
      "CINinePartStretched", .distortionEffect,
      [
        "inputBreakpoint0": CIVector(x: 50, y: 50), "inputBreakpoint1": CIVector(x: 150, y: 150),
        "inputGrowAmount": CIVector(x: 100, y: 100),
      ]),
    FilterDefinition(
      "CINinePartTiled", .distortionEffect,
      [
        "inputBreakpoint0": CIVector(x: 50, y: 50), "inputBreakpoint1": CIVector(x: 150, y: 150),
        "inputGrowAmount": CIVector(x: 100, y: 100), "inputFlipYTiles": true,
      ]),
    FilterDefinition(
      "CIPinchDistortion", .distortionEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0, "inputScale": 0.5]),
    FilterDefinition(
      "CITorusLensDistortion", .distortionEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 160.0, "inputWidth": 80.0,
        "inputRefraction": 1.7,
      ]),
    FilterDefinition(
      "CITwirlDistortion", .distortionEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0,
        "inputAngle": 3.141592653589793,
      ]),
    FilterDefinition(
      "CIVortexDistortion", .distortionEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 300.0,
        "inputAngle": 56.548667764616276,
      ]),
  ]

  static let generator: [FilterDefinition] = [
    FilterDefinition(
      "CIAztecCodeGenerator", .generator, others: ["inputMessage"],
      ["inputCorrectionLevel": 23.0, "inputLayers": 0.0, "inputCompactStyle": 0.0]),
    FilterDefinition(
      "CIBlurredRectangleGenerator", .generator, others: [],
      [
        "inputExtent": CIVector(x: 0, y: 0, z: 100, w: 100), "inputSigma": 10.0,
        "inputColor": CIColor(red: 1, green: 1, blue: 1),
      ]),
    FilterDefinition(
      "CICheckerboardGenerator", .generator, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor(red: 1, green: 1, blue: 1),
        "inputColor1": CIColor(red: 0, green: 0, blue: 0), "inputWidth": 80.0,
        "inputSharpness": 1.0,
      ]),
    FilterDefinition(
      "CICode128BarcodeGenerator", .generator, others: ["inputMessage"],
      ["inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0]),
    FilterDefinition(
      "CILenticularHaloGenerator", .generator, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150),
        "inputColor": CIColor(red: 1, green: 0.9, blue: 0.8), "inputHaloRadius": 70.0,
        "inputHaloWidth": 87.0, "inputHaloOverlap": 0.77, "inputStriationStrength": 0.5,
        "inputStriationContrast": 1.0, "inputTime": 0.0,
      ]),
    FilterDefinition(
      "CIMeshGenerator", .generator, others: ["inputMesh"],
      ["inputWidth": 1.5, "inputColor": CIColor(red: 1, green: 1, blue: 1)]),
    FilterDefinition(
      "CIPDF417BarcodeGenerator", .generator, others: ["inputMessage"],
      [
        "inputMinWidth": 0.0, "inputMaxWidth": 0.0, "inputMinHeight": 0.0, "inputMaxHeight": 0.0,
        "inputDataColumns": 0.0, "inputRows": 0.0, "inputPreferredAspectRatio": 0.0,
        "inputCompactionMode": 0.0, "inputCompactStyle": 0.0, "inputCorrectionLevel": 0.0,
        "inputAlwaysSpecifyCompaction": 0.0,
      ]),
    FilterDefinition(
      "CIQRCodeGenerator", .generator, others: ["inputMessage"], ["inputCorrectionLevel": "M"]),
    FilterDefinition("CIRandomGenerator", .generator, others: []),
    FilterDefinition(
      "CIRoundedRectangleGenerator", .generator, others: [],
      [
        "inputExtent": CIVector(x: 0, y: 0, z: 100, w: 100), "inputRadius": 10.0,
        "inputColor": CIColor(red: 1, green: 1, blue: 1),
      ]),
    FilterDefinition(
      "CIRoundedRectangleStrokeGenerator", .generator, others: [],
      [
        "inputExtent": CIVector(x: 0, y: 0, z: 100, w: 100), "inputRadius": 10.0,
        "inputWidth": 10.0, "inputColor": CIColor(red: 1, green: 1, blue: 1),
      ]),
    FilterDefinition(
      "CIStarShineGenerator", .generator, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150),
        "inputColor": CIColor(red: 1, green: 0.8, blue: 0.6), "inputRadius": 50.0,
        "inputCrossScale": 15.0, "inputCrossAngle": 0.6, "inputCrossOpacity": -2.0,
        "inputCrossWidth": 2.5, "inputEpsilon": -2.0,
      ]),
    FilterDefinition(
      "CIStripesGenerator", .generator, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor(red: 1, green: 1, blue: 1),
        "inputColor1": CIColor(red: 0, green: 0, blue: 0), "inputWidth": 80.0,
        "inputSharpness": 1.0,
      ]),
    FilterDefinition(
      "CISunbeamsGenerator", .generator, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputColor": CIColor(red: 1, green: 0.5, blue: 0),
        "inputSunRadius": 40.0, "inputMaxStriationRadius": 2.58, "inputStriationStrength": 0.5,
        "inputStriationContrast": 1.375, "inputTime": 0.0,
      ]),
    FilterDefinition(
      "CITextImageGenerator", .generator, others: [],
      [
        "inputText": "", "inputFontName": "HelveticaNeue", "inputFontSize": 12.0,
        "inputScaleFactor": 1.0, "inputPadding": 0.0,
      ]),
    FilterDefinition(
      "CIAttributedTextImageGenerator", .generator, others: ["inputText"],
      ["inputScaleFactor": 1.0, "inputPadding": 0.0]),
  ]

  static let geometryAdjustment: [FilterDefinition] = [
    FilterDefinition(
      "CIBicubicScaleTransform", .geometryAdjustment,
      ["inputScale": 1.0, "inputAspectRatio": 1.0, "inputParameterB": 0.0, "inputParameterC": 0.75]),
    FilterDefinition(
      "CIEdgePreserveUpsampleFilter", .geometryAdjustment,
      others: ["inputImage", "inputSmallImage"], ["inputSpatialSigma": 3.0, "inputLumaSigma": 0.15]),
    FilterDefinition(
      "CIKeystoneCorrectionCombined", .geometryAdjustment,
      [
        "inputFocalLength": 28.0, "inputTopLeft": CIVector(x: 0, y: 0),
        "inputTopRight": CIVector(x: 0, y: 0), "inputBottomRight": CIVector(x: 0, y: 0),
        "inputBottomLeft": CIVector(x: 0, y: 0),
      ]),
    FilterDefinition(
      "CIKeystoneCorrectionHorizontal", .geometryAdjustment,
      [
        "inputFocalLength": 28.0, "inputTopLeft": CIVector(x: 0, y: 0),
        "inputTopRight": CIVector(x: 0, y: 0), "inputBottomRight": CIVector(x: 0, y: 0),
        "inputBottomLeft": CIVector(x: 0, y: 0),
      ]),
    FilterDefinition(
      "CIKeystoneCorrectionVertical", .geometryAdjustment,
      [
        "inputFocalLength": 28.0, "inputTopLeft": CIVector(x: 0, y: 0),
        "inputTopRight": CIVector(x: 0, y: 0), "inputBottomRight": CIVector(x: 0, y: 0),
        "inputBottomLeft": CIVector(x: 0, y: 0),
      ]),
    FilterDefinition(
      "CILanczosScaleTransform", .geometryAdjustment, ["inputScale": 1.0, "inputAspectRatio": 1.0]),
    FilterDefinition(
      "CIPerspectiveCorrection", .geometryAdjustment,
      [
        "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
        "inputBottomRight": CIVector(x: 548, y: 140), "inputBottomLeft": CIVector(x: 155, y: 153),
        "inputCrop": true,
      ]),
    FilterDefinition(
      "CIPerspectiveRotate", .geometryAdjustment,
      ["inputFocalLength": 28.0, "inputPitch": 0.0, "inputYaw": 0.0, "inputRoll": 0.0]),
    FilterDefinition(
      "CIPerspectiveTransform", .geometryAdjustment,
      [
        "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
        "inputBottomRight": CIVector(x: 548, y: 140), "inputBottomLeft": CIVector(x: 155, y: 153),
      ]),
    FilterDefinition(
      "CIPerspectiveTransformWithExtent", .geometryAdjustment,
      [
        "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300),
        "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
        "inputBottomRight": CIVector(x: 548, y: 140), "inputBottomLeft": CIVector(x: 155, y: 153),
      ]),
    FilterDefinition("CIStraightenFilter", .geometryAdjustment, ["inputAngle": 0.0]),
  ]

  static let gradient: [FilterDefinition] = [
    FilterDefinition(
      "CIGaussianGradient", .gradient, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputColor0": CIColor(red: 1, green: 1, blue: 1),
        "inputColor1": CIColor(red: 0, green: 0, blue: 0, alpha: 0), "inputRadius": 300.0,
      ]),
    FilterDefinition(
      "CIHueSaturationValueGradient", .gradient, others: ["inputColorSpace"],
      ["inputValue": 1.0, "inputRadius": 300.0, "inputSoftness": 1.0, "inputDither": 1.0]),
    FilterDefinition(
      "CILinearGradient", .gradient, others: [],
      [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
        "inputColor0": CIColor(red: 1, green: 1, blue: 1),
        "inputColor1": CIColor(red: 0, green: 0, blue: 0),
      ]),
    FilterDefinition(
      "CIRadialGradient", .gradient, others: [],
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor(red: 1, green: 1, blue: 1),
        "inputColor1": CIColor(red: 0, green: 0, blue: 0),
      ]),
    FilterDefinition(
      "CISmoothLinearGradient", .gradient, others: [],
      [
        "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
        "inputColor0": CIColor(red: 1, green: 1, blue: 1),
        "inputColor1": CIColor(red: 0, green: 0, blue: 0),
      ]),
  ]

  static let tileEffect: [FilterDefinition] = [
    FilterDefinition("CIAffineClamp", .tileEffect, ["inputTransform": CGAffineTransform.identity]),
    FilterDefinition("CIAffineTile", .tileEffect, ["inputTransform": CGAffineTransform.identity]),
    FilterDefinition(
      "CIEightfoldReflectedTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
    FilterDefinition(
      "CIFourfoldReflectedTile", .tileEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0,
        "inputAcuteAngle": 1.5707963267948966,
      ]),
    FilterDefinition(
      "CIFourfoldRotatedTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
    FilterDefinition(
      "CIFourfoldTranslatedTile", .tileEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0,
        "inputAcuteAngle": 1.5707963267948966,
      ]),
    FilterDefinition(
      "CIGlideReflectedTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
    FilterDefinition(
      "CIKaleidoscope", .tileEffect,
      ["inputCount": 6, "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0]),
    FilterDefinition(
      "CIOpTile", .tileEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputScale": 2.8, "inputAngle": 0.0,
        "inputWidth": 65.0,
      ]),
    FilterDefinition(
      "CIParallelogramTile", .tileEffect,
      [
        "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0,
        "inputAcuteAngle": 1.5707963267948966, "inputWidth": 100.0,
      ]),
    FilterDefinition(
      "CIPerspectiveTile", .tileEffect,
      [
        "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
        "inputBottomRight": CIVector(x: 548, y: 140), "inputBottomLeft": CIVector(x: 155, y: 153),
      ]),
    FilterDefinition(
      "CISixfoldReflectedTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
    FilterDefinition(
      "CISixfoldRotatedTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
    FilterDefinition(
      "CITriangleKaleidoscope", .tileEffect,
      [
        "inputPoint": CIVector(x: 150, y: 150), "inputSize": 700.0,
        "inputRotation": 5.924285296593801, "inputDecay": 0.85,
      ]),
    FilterDefinition(
      "CITriangleTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
    FilterDefinition(
      "CITwelvefoldReflectedTile", .tileEffect,
      ["inputCenter": CIVector(x: 150, y: 150), "inputAngle": 0.0, "inputWidth": 100.0]),
  ]

  static let transition: [FilterDefinition] = [
    FilterDefinition(
      "CIAccordionFoldTransition", .transition, others: ["inputImage", "inputTargetImage"],
      [
        "inputTime": 0.0, "inputBottomHeight": 0.0, "inputNumberOfFolds": 3.0,
        "inputFoldShadowAmount": 0.1,
      ]),
    FilterDefinition(
      "CIBarsSwipeTransition", .transition, others: ["inputImage", "inputTargetImage"],
      [
        "inputTime": 0.0, "inputAngle": 3.141592653589793, "inputWidth": 30.0,
        "inputBarOffset": 10.0,
      ]),
    FilterDefinition(
      "CICopyMachineTransition", .transition, others: ["inputImage", "inputTargetImage"],
      [
        "inputTime": 0.0, "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300),
        "inputColor": CIColor(red: 0.6, green: 1, blue: 0.8), "inputAngle": 0.0,
        "inputWidth": 200.0, "inputOpacity": 1.3,
      ]),
    FilterDefinition(
      "CIDisintegrateWithMaskTransition", .transition,
      others: ["inputImage", "inputTargetImage", "inputMaskImage"],
      [
        "inputTime": 0.0, "inputShadowRadius": 8.0, "inputShadowDensity": 0.65,
        "inputShadowOffset": CIVector(x: 0, y: -10),
      ]),
    FilterDefinition(
      "CIDissolveTransition", .transition, others: ["inputImage", "inputTargetImage"],
      ["inputTime": 0.0]),
    FilterDefinition(
      "CIFlashTransition", .transition, others: ["inputImage", "inputTargetImage"],
      [
        "inputTime": 0.0, "inputCenter": CIVector(x: 150, y: 150),
        "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300),
        "inputColor": CIColor(red: 1, green: 0.8, blue: 0.6), "inputMaxStriationRadius": 2.58,
        "inputStriationStrength": 0.5, "inputStriationContrast": 1.375, "inputFadeThreshold": 0.85,
      ]),
    FilterDefinition(
      "CIModTransition", .transition, others: ["inputImage", "inputTargetImage"],
      [
        "inputTime": 0.0, "inputCenter": CIVector(x: 150, y: 150), "inputAngle": 2.0,
        "inputRadius": 150.0, "inputCompression": 300.0,
      ]),
    FilterDefinition(
      "CIPageCurlTransition", .transition,
      others: ["inputImage", "inputTargetImage", "inputBacksideImage", "inputShadingImage"],
      [
        "inputTime": 0.0, "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300), "inputAngle": 0.0,
        "inputRadius": 100.0,
      ]),
    FilterDefinition(
      "CIPageCurlWithShadowTransition", .transition,
      others: ["inputImage", "inputTargetImage", "inputBacksideImage"],
      [
        "inputTime": 0.0, "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300), "inputAngle": 0.0,
        "inputRadius": 100.0, "inputShadowSize": 0.5, "inputShadowAmount": 0.7,
        "inputShadowExtent": CIVector(x: 0, y: 0, z: 0, w: 0),
      ]),
    FilterDefinition(
      "CIRippleTransition", .transition,
      others: ["inputImage", "inputTargetImage", "inputShadingImage"],
      [
        "inputTime": 0.0, "inputCenter": CIVector(x: 150, y: 150),
        "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300), "inputWidth": 100.0,
        "inputScale": 50.0,
      ]),
    FilterDefinition(
      "CISwipeTransition", .transition, others: ["inputImage", "inputTargetImage"],
      [
        "inputTime": 0.0, "inputExtent": CIVector(x: 0, y: 0, z: 300, w: 300),
        "inputColor": CIColor(red: 1, green: 1, blue: 1), "inputAngle": 0.0, "inputWidth": 300.0,
        "inputOpacity": 0.0,
      ]),
  ]

  static let others: [FilterDefinition] = [
    FilterDefinition(
      "CIAffineTransform", .geometryAdjustment, ["inputTransform": CGAffineTransform.identity]),
    FilterDefinition(
      "CIConstantColorGenerator", .generator, others: [],
      ["inputColor": CIColor(red: 1, green: 0, blue: 0)]),
    FilterDefinition(
      "CICrop", .geometryAdjustment,
      ["inputRectangle": CIVector(x: -1000000, y: -1000000, z: 2000000, w: 2000000)]),
    FilterDefinition(
      "CIStretchCrop", .geometryAdjustment,
      [
        "inputSize": CIVector(x: 1280, y: 720), "inputCropAmount": 0.25,
        "inputCenterStretchAmount": 0.25,
      ]),
  ]
}
