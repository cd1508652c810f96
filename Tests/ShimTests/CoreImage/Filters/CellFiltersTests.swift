import CoreImage
import Testing

struct CellFiltersTests {
  @Test func squaresHaveTheMeanOfTheirPixels() throws {
    let image = FilterTools.ramp.applyingFilter(
      "CIPixellate", parameters: ["inputCenter": CIVector(x: 3, y: 0), "inputScale": 10.0])
    let mean = try FilterTools.mean(FilterTools.ramp, CGRect(x: 13, y: 20, width: 10, height: 10))
    for (x, y) in [(13, 20), (22, 29), (17, 25)] {
      #expect(abs(Double(try FilterTools.pixel(image, x, y)[0]) - mean) < 1)
    }
    #expect(try FilterTools.pixel(image, 12, 20)[0] < FilterTools.pixel(image, 13, 20)[0])
    // A part of the picture is the same as in the whole.
    #expect(
      try FilterTools.reds(image, CGRect(x: 17, y: 25, width: 9, height: 9))
        == FilterTools.reds(image).reversed()[25..<34].reversed().map { Array($0[17..<26]) })
  }

  @Test(arguments: ["CIHexagonalPixellate", "CICrystallize"])
  func cellsHaveFewColors(name: String) throws {
    let image = FilterTools.ramp.applyingFilter(
      name, parameters: ["inputScale": 20.0, "inputRadius": 20.0])
    let colors = Set(try FilterTools.reds(image).joined())
    #expect(colors.count > 8 && colors.count < 60)
  }

  @Test func pointsAreOnWhite() throws {
    let black = FilterTools.plain(0, 0, 0, width: 100, height: 100)
    let reds = try FilterTools.reds(black.applyingFilter("CIPointillize")).joined()
    #expect(reds.filter { $0 == 0 }.count > 2000 && reds.filter { $0 == 255 }.count > 1000)
  }
}
