import Drawing
import Testing

@testable import Codecs

struct PNGSurveyTests {
  /// Adds a row of pixels to a survey.
  private func add(_ pixels: [UInt32], to survey: inout PNGSurvey) {
    pixels.withUnsafeBytes { raw in
      guard let base = raw.bindMemory(to: UInt8.self).baseAddress else { return }
      survey.add(
        PNGPixelFormat.Source(pixels: base, stride: raw.count), width: pixels.count, height: 1)
    }
  }

  private let grays = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }

  @Test func isSettledWhenMoreRowsCannotChangeTheFormat() {
    var survey = PNGSurvey(depth: .eight, isKnownOpaque: true)
    add(grays, to: &survey)
    #expect(!survey.isSettled)
    add([0xFF00_00FF], to: &survey)
    #expect(survey.isSettled)
    #expect(survey.finish().colorType == 2)
  }

  @Test func transparentPixelSettlesTheFormat() {
    var survey = PNGSurvey(depth: .eight, isKnownOpaque: false)
    add(grays, to: &survey)
    add([0xFF00_00FF], to: &survey)
    #expect(!survey.isSettled)
    add([0], to: &survey)
    #expect(survey.isSettled)
    #expect(survey.finish().colorType == 6)
  }

  @Test func fewColorsAreIndexed() {
    var survey = PNGSurvey(depth: .eight, isKnownOpaque: false)
    add([0, 0xFF00_00FF], to: &survey)
    let format = survey.finish()
    #expect(format.colorType == 3 && format.bitDepth == 1)
  }
}
