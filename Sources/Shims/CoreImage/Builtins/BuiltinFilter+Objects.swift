import Foundation

extension BuiltinFilter {
  var aVector: CIVector {
    get { vectorValue("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var alphaCoefficients: CIVector {
    get { vectorValue("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var bVector: CIVector {
    get { vectorValue("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var backsideImage: CIImage? {
    get { image("inputBacksideImage") }
    set { setValue(newValue, forKey: "inputBacksideImage") }
  }
  var biasVector: CIVector {
    get { vectorValue("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var blueCoefficients: CIVector {
    get { vectorValue("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var bottomLeft: CGPoint {
    get { pointValue("inputBottomLeft") }
    set { setValue(newValue, forKey: "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { pointValue("inputBottomRight") }
    set { setValue(newValue, forKey: "inputBottomRight") }
  }
  var breakpoint0: CGPoint {
    get { pointValue("inputBreakpoint0") }
    set { setValue(newValue, forKey: "inputBreakpoint0") }
  }
  var breakpoint1: CGPoint {
    get { pointValue("inputBreakpoint1") }
    set { setValue(newValue, forKey: "inputBreakpoint1") }
  }
  var center: CGPoint {
    get { pointValue("inputCenter") }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var centerColor1: CIColor {
    get { colorValue("inputCenterColor1") }
    set { setValue(newValue, forKey: "inputCenterColor1") }
  }
  var centerColor2: CIColor {
    get { colorValue("inputCenterColor2") }
    set { setValue(newValue, forKey: "inputCenterColor2") }
  }
  var centerColor3: CIColor {
    get { colorValue("inputCenterColor3") }
    set { setValue(newValue, forKey: "inputCenterColor3") }
  }
  var color: CIColor {
    get { colorValue("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { colorValue("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { colorValue("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var colorSpace: CGColorSpace? {
    get { value(forKey: "inputColorSpace") as? CGColorSpace }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }
  var correctionLevel: String {
    get { textValue("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var count: Int {
    get { Int(number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
  var crop: Bool {
    get { flag("inputCrop") }
    set { setValue(newValue, forKey: "inputCrop") }
  }
  var cube0Data: Data {
    get { dataValue("inputCube0Data") ?? Data() }
    set { setValue(newValue, forKey: "inputCube0Data") }
  }
  var cube1Data: Data {
    get { dataValue("inputCube1Data") ?? Data() }
    set { setValue(newValue, forKey: "inputCube1Data") }
  }
  var cubeData: Data {
    get { dataValue("inputCubeData") ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var curvesData: Data {
    get { dataValue("inputCurvesData") ?? Data() }
    set { setValue(newValue, forKey: "inputCurvesData") }
  }
  var curvesDomain: CIVector {
    get { vectorValue("inputCurvesDomain") }
    set { setValue(newValue, forKey: "inputCurvesDomain") }
  }
  var displacementImage: CIImage? {
    get { image("inputDisplacementImage") }
    set { setValue(newValue, forKey: "inputDisplacementImage") }
  }
  var extent: CGRect {
    get { rectValue("inputExtent") ?? .null }
    set { setValue(newValue, forKey: "inputExtent") }
  }
  var extrapolate: Bool {
    get { flag("inputExtrapolate") }
    set { setValue(newValue, forKey: "inputExtrapolate") }
  }
  var flipYTiles: Bool {
    get { flag("inputFlipYTiles") }
    set { setValue(newValue, forKey: "inputFlipYTiles") }
  }
  var fontName: String {
    get { textValue("inputFontName") }
    set { setValue(newValue, forKey: "inputFontName") }
  }
  var gVector: CIVector {
    get { vectorValue("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var gradientImage: CIImage? {
    get { image("inputGradientImage") }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
  var greenCoefficients: CIVector {
    get { vectorValue("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var growAmount: CGPoint {
    get { pointValue("inputGrowAmount") }
    set { setValue(newValue, forKey: "inputGrowAmount") }
  }
  var hysteresisPasses: Int {
    get { Int(number("inputHysteresisPasses")) }
    set { setValue(newValue, forKey: "inputHysteresisPasses") }
  }
  var image2: CIImage? {
    get { image("inputImage2") }
    set { setValue(newValue, forKey: "inputImage2") }
  }
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var inputImage2: CIImage? {
    get { image("inputImage2") }
    set { setValue(newValue, forKey: "inputImage2") }
  }
  var inputMeans: CIImage? {
    get { image("inputMeans") }
    set { setValue(newValue, forKey: "inputMeans") }
  }
  var insetPoint0: CGPoint {
    get { pointValue("inputInsetPoint0") }
    set { setValue(newValue, forKey: "inputInsetPoint0") }
  }
  var insetPoint1: CGPoint {
    get { pointValue("inputInsetPoint1") }
    set { setValue(newValue, forKey: "inputInsetPoint1") }
  }
  var lightPointsAt: CIVector {
    get { vectorValue("inputLightPointsAt") }
    set { setValue(newValue, forKey: "inputLightPointsAt") }
  }
  var lightPosition: CIVector {
    get { vectorValue("inputLightPosition") }
    set { setValue(newValue, forKey: "inputLightPosition") }
  }
  var mask: CIImage? {
    get { image("inputMask") }
    set { setValue(newValue, forKey: "inputMask") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var maxComponents: CIVector {
    get { vectorValue("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var mesh: [Any] {
    get { value(forKey: "inputMesh") as? [Any] ?? [] }
    set { setValue(newValue, forKey: "inputMesh") }
  }
  var message: Data {
    get { dataValue("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var minComponents: CIVector {
    get { vectorValue("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var neutral: CIVector {
    get { vectorValue("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var normalize: Bool {
    get { flag("inputNormalize") }
    set { setValue(newValue, forKey: "inputNormalize") }
  }
  var paletteImage: CIImage? {
    get { image("inputPaletteImage") }
    set { setValue(newValue, forKey: "inputPaletteImage") }
  }
  var perceptual: Bool {
    get { flag("inputPerceptual") }
    set { setValue(newValue, forKey: "inputPerceptual") }
  }
  var point: CGPoint {
    get { pointValue("inputPoint") }
    set { setValue(newValue, forKey: "inputPoint") }
  }
  var point0: CGPoint {
    get { pointValue("inputPoint0") }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { pointValue("inputPoint1") }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
  var point2: CGPoint {
    get { pointValue("inputPoint2") }
    set { setValue(newValue, forKey: "inputPoint2") }
  }
  var point3: CGPoint {
    get { pointValue("inputPoint3") }
    set { setValue(newValue, forKey: "inputPoint3") }
  }
  var point4: CGPoint {
    get { pointValue("inputPoint4") }
    set { setValue(newValue, forKey: "inputPoint4") }
  }
  var qualityLevel: Int {
    get { Int(number("inputQualityLevel")) }
    set { setValue(newValue, forKey: "inputQualityLevel") }
  }
  var rVector: CIVector {
    get { vectorValue("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var redCoefficients: CIVector {
    get { vectorValue("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var replacementColor1: CIColor {
    get { colorValue("inputReplacementColor1") }
    set { setValue(newValue, forKey: "inputReplacementColor1") }
  }
  var replacementColor2: CIColor {
    get { colorValue("inputReplacementColor2") }
    set { setValue(newValue, forKey: "inputReplacementColor2") }
  }
  var replacementColor3: CIColor {
    get { colorValue("inputReplacementColor3") }
    set { setValue(newValue, forKey: "inputReplacementColor3") }
  }
  var shadingImage: CIImage? {
    get { image("inputShadingImage") }
    set { setValue(newValue, forKey: "inputShadingImage") }
  }
  var shadowExtent: CGRect {
    get { rectValue("inputShadowExtent") ?? .null }
    set { setValue(newValue, forKey: "inputShadowExtent") }
  }
  var shadowOffset: CGPoint {
    get { pointValue("inputShadowOffset") }
    set { setValue(newValue, forKey: "inputShadowOffset") }
  }
  var smallImage: CIImage? {
    get { image("inputSmallImage") }
    set { setValue(newValue, forKey: "inputSmallImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var targetNeutral: CIVector {
    get { vectorValue("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var text: String {
    get { textValue("inputText") }
    set { setValue(newValue, forKey: "inputText") }
  }
  var textureImage: CIImage? {
    get { image("inputTexture") }
    set { setValue(newValue, forKey: "inputTexture") }
  }
  var topLeft: CGPoint {
    get { pointValue("inputTopLeft") }
    set { setValue(newValue, forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { pointValue("inputTopRight") }
    set { setValue(newValue, forKey: "inputTopRight") }
  }
  var transform: CGAffineTransform {
    get { transformValue("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var weights: CIVector {
    get { vectorValue("inputWeights") }
    set { setValue(newValue, forKey: "inputWeights") }
  }
}
