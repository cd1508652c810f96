import CoreImage
import Testing

struct ColorAdjustmentFiltersTests {
  @Test func matricesArePerComponentInLinearLight() throws {
    let swapped: [String: Any] = [
      "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
    ]
    #expect(try FilterTools.filtered([200, 100, 50], "CIColorMatrix", swapped) == [100, 200, 50])
    // Half of the light of white is the byte 188.
    let half = ["inputRVector": CIVector(x: 0.5, y: 0, z: 0, w: 0)]
    #expect(try FilterTools.filtered([255, 255, 255], "CIColorMatrix", half) == [188, 255, 255])
    #expect(
      try FilterTools.filtered([100, 100, 100], "CIExposureAdjust", ["inputEV": 1.0])[0] == 138)
    for grey in 0..<256 {
      #expect(
        try FilterTools.filtered([grey, grey, grey], "CIColorMatrix") == [grey, grey, grey])
    }
  }

  @Test func curvesOfComponents() throws {
    let square = ["inputRedCoefficients": CIVector(x: 0, y: 0, z: 1, w: 0)]
    #expect(try FilterTools.filtered([128, 9, 9], "CIColorPolynomial", square) == [64, 9, 9])
    let limits = [
      "inputMinComponents": CIVector(x: 0.2, y: 0.2, z: 0.2, w: 0),
      "inputMaxComponents": CIVector(x: 0.6, y: 0.6, z: 0.6, w: 1),
    ]
    #expect(try FilterTools.filtered([0, 128, 255], "CIColorClamp", limits) == [51, 128, 153])
    let threshold = ["inputThreshold": 0.5]
    #expect(
      try FilterTools.filtered([100, 200, 128], "CIColorThreshold", threshold) == [0, 255, 255])
    #expect(
      try FilterTools.filtered([128, 0, 255], "CIGammaAdjust", ["inputPower": 2.0]) == [64, 0, 255])
    #expect(try FilterTools.filtered([188, 0, 255], "CISRGBToneCurveToLinear") == [128, 0, 255])
    #expect(try FilterTools.filtered([128, 0, 255], "CILinearToSRGBToneCurve") == [188, 0, 255])
    let white = ["inputColor": CIColor(red: 1, green: 0.8, blue: 0.6)]
    #expect(
      try FilterTools.filtered([255, 255, 255], "CIWhitePointAdjust", white) == [255, 204, 153])
    #expect(try FilterTools.filtered([7, 99, 201], "CIToneCurve") == [7, 99, 201])
    let bent = ["inputPoint2": CIVector(x: 0.5, y: 0.8)]
    let curve = try FilterTools.filtered([0, 128, 255], "CIToneCurve", bent)
    #expect(curve[0] == 0 && curve[2] == 255 && abs(curve[1] - 204) <= 2)
  }

  @Test func otsuSeparatesTwoGreys() throws {
    let image = FilterTools.greys([[60, 60, 90, 90], [60, 62, 88, 90]])
    #expect(
      try FilterTools.reds(image.applyingFilter("CIColorThresholdOtsu"))
        == [[0, 0, 255, 255], [0, 0, 255, 255]])
  }

  @Test func huesSaturationsAndLights() throws {
    let turned = try FilterTools.filtered(
      [200, 0, 0], "CIHueAdjust", ["inputAngle": 2 * Double.pi / 3])
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
    #expect(
      FilterTools.isClose(
        try FilterTools.filtered([90, 90, 90], "CIHueAdjust", ["inputAngle": 1.0]), [90, 90, 90]))
    let vivid = ["inputAmount": 1.0]
    #expect(
      FilterTools.isClose(
        try FilterTools.filtered([90, 90, 90], "CIVibrance", vivid), [90, 90, 90]))
    let dull = try FilterTools.filtered([120, 100, 100], "CIVibrance", vivid)
    #expect(dull[0] - dull[1] > 30)
    let strong = try FilterTools.filtered([240, 20, 20], "CIVibrance", vivid)
    #expect(strong[0] - strong[1] < 250)
    // What a warm light made white becomes white in daylight: other colours become cooler.
    let neutral: [String: Any] = ["inputNeutral": CIVector(x: 4000, y: 0)]
    let cool = try FilterTools.filtered([128, 128, 128], "CITemperatureAndTint", neutral)
    #expect(cool[2] > cool[0])
    let target: [String: Any] = ["inputTargetNeutral": CIVector(x: 4000, y: 0)]
    let warm = try FilterTools.filtered([128, 128, 128], "CITemperatureAndTint", target)
    #expect(warm[0] > warm[2])
    #expect(try FilterTools.filtered([128, 9, 7], "CITemperatureAndTint") == [128, 9, 7])
    let lifted = try FilterTools.filtered(
      [0, 60, 255], "CIHighlightShadowAdjust", ["inputShadowAmount": 1.0])
    #expect(lifted[0] == 0 && lifted[1] > 80 && lifted[2] == 255)
    let lowered = try FilterTools.filtered(
      [0, 200, 255], "CIHighlightShadowAdjust", ["inputHighlightAmount": 0.3])
    #expect(lowered[0] == 0 && lowered[1] < 190 && lowered[2] == 255)
    let difference = try FilterTools.filtered(
      [200, 100, 50], "CIColorAbsoluteDifference", ["inputImage2": FilterTools.plain(100, 150, 50)])
    #expect(difference == [100, 50, 0])
  }
}
