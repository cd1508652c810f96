import CoreImage
import Testing

struct HalftoneFiltersTests {
  @Test(arguments: ["CIDotScreen", "CILineScreen", "CICircularScreen", "CIHatchedScreen"])
  func screensKeepTheLightness(name: String) throws {
    for grey in [64, 128, 192] {
      let image = FilterTools.plain(grey, grey, grey, width: 120, height: 120)
      let screen = image.applyingFilter(
        name, parameters: ["inputWidth": 8.0, "inputCenter": CIVector(x: 60, y: 60)])
      #expect(abs(try FilterTools.mean(screen, screen.extent) - Double(grey)) < 20, "\(grey)")
      let reds = try FilterTools.reds(screen).joined()
      #expect((reds.max() ?? 0) - (reds.min() ?? 0) > 120)
    }
    for grey in [0, 255] {
      let plain = FilterTools.plain(grey, grey, grey, width: 20, height: 20)
      let mean = try FilterTools.mean(
        plain.applyingFilter(name), CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(mean == Double(grey))
    }
  }

  @Test func inksOfFourColors() throws {
    let red = FilterTools.plain(255, 0, 0, width: 60, height: 60)
    let inks = red.applyingFilter("CICMYKHalftone")
    let pixel = try FilterTools.pixel(inks, 30, 30)
    #expect(pixel[0] > 200 && pixel[1] < 60 && pixel[2] < 60)
    let white = FilterTools.plain(255, 255, 255, width: 60, height: 60)
    #expect(try FilterTools.mean(white.applyingFilter("CICMYKHalftone"), white.extent) == 255)
  }
}
