import Foundation

extension BuiltinFilter {
  var acuteAngle: Float {
    get { Float(number("inputAcuteAngle")) }
    set { setValue(newValue, forKey: "inputAcuteAngle") }
  }
  var alwaysSpecifyCompaction: Float {
    get { Float(number("inputAlwaysSpecifyCompaction")) }
    set { setValue(newValue, forKey: "inputAlwaysSpecifyCompaction") }
  }
  var amount: Float {
    get { Float(number("inputAmount")) }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var angle: Float {
    get { Float(number("inputAngle")) }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var aspectRatio: Float {
    get { Float(number("inputAspectRatio")) }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var barOffset: Float {
    get { Float(number("inputBarOffset")) }
    set { setValue(newValue, forKey: "inputBarOffset") }
  }
  var barcodeHeight: Float {
    get { Float(number("inputBarcodeHeight")) }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var bias: Float {
    get { Float(number("inputBias")) }
    set { setValue(newValue, forKey: "inputBias") }
  }
  var bottomHeight: Float {
    get { Float(number("inputBottomHeight")) }
    set { setValue(newValue, forKey: "inputBottomHeight") }
  }
  var brightness: Float {
    get { Float(number("inputBrightness")) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var closeness1: Float {
    get { Float(number("inputCloseness1")) }
    set { setValue(newValue, forKey: "inputCloseness1") }
  }
  var closeness2: Float {
    get { Float(number("inputCloseness2")) }
    set { setValue(newValue, forKey: "inputCloseness2") }
  }
  var closeness3: Float {
    get { Float(number("inputCloseness3")) }
    set { setValue(newValue, forKey: "inputCloseness3") }
  }
  var compactStyle: Float {
    get { Float(number("inputCompactStyle")) }
    set { setValue(newValue, forKey: "inputCompactStyle") }
  }
  var compactionMode: Float {
    get { Float(number("inputCompactionMode")) }
    set { setValue(newValue, forKey: "inputCompactionMode") }
  }
  var compression: Float {
    get { Float(number("inputCompression")) }
    set { setValue(newValue, forKey: "inputCompression") }
  }
  var concentration: Float {
    get { Float(number("inputConcentration")) }
    set { setValue(newValue, forKey: "inputConcentration") }
  }
  var contrast: Float {
    get { Float(number("inputContrast")) }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var contrast1: Float {
    get { Float(number("inputContrast1")) }
    set { setValue(newValue, forKey: "inputContrast1") }
  }
  var contrast2: Float {
    get { Float(number("inputContrast2")) }
    set { setValue(newValue, forKey: "inputContrast2") }
  }
  var contrast3: Float {
    get { Float(number("inputContrast3")) }
    set { setValue(newValue, forKey: "inputContrast3") }
  }
  var crossAngle: Float {
    get { Float(number("inputCrossAngle")) }
    set { setValue(newValue, forKey: "inputCrossAngle") }
  }
  var crossOpacity: Float {
    get { Float(number("inputCrossOpacity")) }
    set { setValue(newValue, forKey: "inputCrossOpacity") }
  }
  var crossScale: Float {
    get { Float(number("inputCrossScale")) }
    set { setValue(newValue, forKey: "inputCrossScale") }
  }
  var crossWidth: Float {
    get { Float(number("inputCrossWidth")) }
    set { setValue(newValue, forKey: "inputCrossWidth") }
  }
  var cubeDimension: Float {
    get { Float(number("inputCubeDimension")) }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  var dataColumns: Float {
    get { Float(number("inputDataColumns")) }
    set { setValue(newValue, forKey: "inputDataColumns") }
  }
  var decay: Float {
    get { Float(number("inputDecay")) }
    set { setValue(newValue, forKey: "inputDecay") }
  }
  var dither: Float {
    get { Float(number("inputDither")) }
    set { setValue(newValue, forKey: "inputDither") }
  }
  var edgeIntensity: Float {
    get { Float(number("inputEdgeIntensity")) }
    set { setValue(newValue, forKey: "inputEdgeIntensity") }
  }
  var epsilon: Float {
    get { Float(number("inputEpsilon")) }
    set { setValue(newValue, forKey: "inputEpsilon") }
  }
  var ev: Float {
    get { Float(number("inputEV")) }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var fadeThreshold: Float {
    get { Float(number("inputFadeThreshold")) }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
  var falloff: Float {
    get { Float(number("inputFalloff")) }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var focalLength: Float {
    get { Float(number("inputFocalLength")) }
    set { setValue(newValue, forKey: "inputFocalLength") }
  }
  var foldShadowAmount: Float {
    get { Float(number("inputFoldShadowAmount")) }
    set { setValue(newValue, forKey: "inputFoldShadowAmount") }
  }
  var fontSize: Float {
    get { Float(number("inputFontSize")) }
    set { setValue(newValue, forKey: "inputFontSize") }
  }
  var gaussianSigma: Float {
    get { Float(number("inputGaussianSigma")) }
    set { setValue(newValue, forKey: "inputGaussianSigma") }
  }
  var grayComponentReplacement: Float {
    get { Float(number("inputGrayComponentReplacement")) }
    set { setValue(newValue, forKey: "inputGrayComponentReplacement") }
  }
  var haloOverlap: Float {
    get { Float(number("inputHaloOverlap")) }
    set { setValue(newValue, forKey: "inputHaloOverlap") }
  }
  var haloRadius: Float {
    get { Float(number("inputHaloRadius")) }
    set { setValue(newValue, forKey: "inputHaloRadius") }
  }
  var haloWidth: Float {
    get { Float(number("inputHaloWidth")) }
    set { setValue(newValue, forKey: "inputHaloWidth") }
  }
  var height: Float {
    get { Float(number("inputHeight")) }
    set { setValue(newValue, forKey: "inputHeight") }
  }
  var highLimit: Float {
    get { Float(number("inputHighLimit")) }
    set { setValue(newValue, forKey: "inputHighLimit") }
  }
  var highlightAmount: Float {
    get { Float(number("inputHighlightAmount")) }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var intensity: Float {
    get { Float(number("inputIntensity")) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var layers: Float {
    get { Float(number("inputLayers")) }
    set { setValue(newValue, forKey: "inputLayers") }
  }
  var levels: Float {
    get { Float(number("inputLevels")) }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var lowLimit: Float {
    get { Float(number("inputLowLimit")) }
    set { setValue(newValue, forKey: "inputLowLimit") }
  }
  var lumaSigma: Float {
    get { Float(number("inputLumaSigma")) }
    set { setValue(newValue, forKey: "inputLumaSigma") }
  }
  var maxHeight: Float {
    get { Float(number("inputMaxHeight")) }
    set { setValue(newValue, forKey: "inputMaxHeight") }
  }
  var maxStriationRadius: Float {
    get { Float(number("inputMaxStriationRadius")) }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  var maxWidth: Float {
    get { Float(number("inputMaxWidth")) }
    set { setValue(newValue, forKey: "inputMaxWidth") }
  }
  var maximumStop: Float {
    get { Float(number("inputMaximumStop")) }
    set { setValue(newValue, forKey: "inputMaximumStop") }
  }
  var minHeight: Float {
    get { Float(number("inputMinHeight")) }
    set { setValue(newValue, forKey: "inputMinHeight") }
  }
  var minWidth: Float {
    get { Float(number("inputMinWidth")) }
    set { setValue(newValue, forKey: "inputMinWidth") }
  }
  var minimumStop: Float {
    get { Float(number("inputMinimumStop")) }
    set { setValue(newValue, forKey: "inputMinimumStop") }
  }
  var noiseLevel: Float {
    get { Float(number("inputNoiseLevel")) }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }
  var nrNoiseLevel: Float {
    get { Float(number("inputNRNoiseLevel")) }
    set { setValue(newValue, forKey: "inputNRNoiseLevel") }
  }
  var nrSharpness: Float {
    get { Float(number("inputNRSharpness")) }
    set { setValue(newValue, forKey: "inputNRSharpness") }
  }
  var numberOfFolds: Float {
    get { Float(number("inputNumberOfFolds")) }
    set { setValue(newValue, forKey: "inputNumberOfFolds") }
  }
  var opacity: Float {
    get { Float(number("inputOpacity")) }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
  var padding: Float {
    get { Float(number("inputPadding")) }
    set { setValue(newValue, forKey: "inputPadding") }
  }
  var parameterB: Float {
    get { Float(number("inputParameterB")) }
    set { setValue(newValue, forKey: "inputParameterB") }
  }
  var parameterC: Float {
    get { Float(number("inputParameterC")) }
    set { setValue(newValue, forKey: "inputParameterC") }
  }
  var passes: Float {
    get { Float(number("inputPasses")) }
    set { setValue(newValue, forKey: "inputPasses") }
  }
  var periodicity: Float {
    get { Float(number("inputPeriodicity")) }
    set { setValue(newValue, forKey: "inputPeriodicity") }
  }
  var pitch: Float {
    get { Float(number("inputPitch")) }
    set { setValue(newValue, forKey: "inputPitch") }
  }
  var power: Float {
    get { Float(number("inputPower")) }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var preferredAspectRatio: Float {
    get { Float(number("inputPreferredAspectRatio")) }
    set { setValue(newValue, forKey: "inputPreferredAspectRatio") }
  }
  var quietSpace: Float {
    get { Float(number("inputQuietSpace")) }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var radius: Float {
    get { Float(number("inputRadius")) }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var radius0: Float {
    get { Float(number("inputRadius0")) }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { Float(number("inputRadius1")) }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var refraction: Float {
    get { Float(number("inputRefraction")) }
    set { setValue(newValue, forKey: "inputRefraction") }
  }
  var ringAmount: Float {
    get { Float(number("inputRingAmount")) }
    set { setValue(newValue, forKey: "inputRingAmount") }
  }
  var ringSize: Float {
    get { Float(number("inputRingSize")) }
    set { setValue(newValue, forKey: "inputRingSize") }
  }
  var roll: Float {
    get { Float(number("inputRoll")) }
    set { setValue(newValue, forKey: "inputRoll") }
  }
  var rotation: Float {
    get { Float(number("inputRotation")) }
    set { setValue(newValue, forKey: "inputRotation") }
  }
  var rows: Float {
    get { Float(number("inputRows")) }
    set { setValue(newValue, forKey: "inputRows") }
  }
  var saturation: Float {
    get { Float(number("inputSaturation")) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var scale: Float {
    get { Float(number("inputScale")) }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var scaleFactor: Float {
    get { Float(number("inputScaleFactor")) }
    set { setValue(newValue, forKey: "inputScaleFactor") }
  }
  var shadowAmount: Float {
    get { Float(number("inputShadowAmount")) }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var shadowDensity: Float {
    get { Float(number("inputShadowDensity")) }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }
  var shadowRadius: Float {
    get { Float(number("inputShadowRadius")) }
    set { setValue(newValue, forKey: "inputShadowRadius") }
  }
  var shadowSize: Float {
    get { Float(number("inputShadowSize")) }
    set { setValue(newValue, forKey: "inputShadowSize") }
  }
  var sharpness: Float {
    get { Float(number("inputSharpness")) }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var sigma: Float {
    get { Float(number("inputSigma")) }
    set { setValue(newValue, forKey: "inputSigma") }
  }
  var size: Float {
    get { Float(number("inputSize")) }
    set { setValue(newValue, forKey: "inputSize") }
  }
  var softness: Float {
    get { Float(number("inputSoftness")) }
    set { setValue(newValue, forKey: "inputSoftness") }
  }
  var spatialSigma: Float {
    get { Float(number("inputSpatialSigma")) }
    set { setValue(newValue, forKey: "inputSpatialSigma") }
  }
  var strands: Float {
    get { Float(number("inputStrands")) }
    set { setValue(newValue, forKey: "inputStrands") }
  }
  var striationContrast: Float {
    get { Float(number("inputStriationContrast")) }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  var striationStrength: Float {
    get { Float(number("inputStriationStrength")) }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  var sunRadius: Float {
    get { Float(number("inputSunRadius")) }
    set { setValue(newValue, forKey: "inputSunRadius") }
  }
  var threshold: Float {
    get { Float(number("inputThreshold")) }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
  var thresholdHigh: Float {
    get { Float(number("inputThresholdHigh")) }
    set { setValue(newValue, forKey: "inputThresholdHigh") }
  }
  var thresholdLow: Float {
    get { Float(number("inputThresholdLow")) }
    set { setValue(newValue, forKey: "inputThresholdLow") }
  }
  var time: Float {
    get { Float(number("inputTime")) }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var underColorRemoval: Float {
    get { Float(number("inputUnderColorRemoval")) }
    set { setValue(newValue, forKey: "inputUnderColorRemoval") }
  }
  var unsharpMaskIntensity: Float {
    get { Float(number("inputUnsharpMaskIntensity")) }
    set { setValue(newValue, forKey: "inputUnsharpMaskIntensity") }
  }
  var unsharpMaskRadius: Float {
    get { Float(number("inputUnsharpMaskRadius")) }
    set { setValue(newValue, forKey: "inputUnsharpMaskRadius") }
  }
  var value: Float {
    get { Float(number("inputValue")) }
    set { setValue(newValue, forKey: "inputValue") }
  }
  var width: Float {
    get { Float(number("inputWidth")) }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var yaw: Float {
    get { Float(number("inputYaw")) }
    set { setValue(newValue, forKey: "inputYaw") }
  }
  var zoom: Float {
    get { Float(number("inputZoom")) }
    set { setValue(newValue, forKey: "inputZoom") }
  }
}
