import LayoutDSL
import Testing

@testable import ViewCore

struct ColorResolvedHDRTests {
  private let environment = EnvironmentValues()

  @Test func exposureMultipliesLinearComponents() {
    let grey = Color(.sRGBLinear, red: 0.25, green: 0.125, blue: 0, opacity: 0.5)
    let brighter = grey.exposureAdjust(1).resolveHDR(in: environment)
    #expect(abs(brighter.linearRed - 0.5) < 1e-5 && abs(brighter.linearGreen - 0.25) < 1e-5)
    #expect(brighter.linearBlue == 0 && brighter.opacity == 0.5 && brighter.headroom == 2)
    let darker = grey.exposureAdjust(-1).resolve(in: environment)
    #expect(abs(darker.linearRed - 0.125) < 1e-5)
  }

  @Test func theHeadroomIsKept() {
    #expect(Color.red.resolveHDR(in: environment).headroom == nil)
    #expect(Color.red.headroom(4).resolveHDR(in: environment).headroom == 4)
    #expect(Color.red.headroom(4).opacity(0.5).resolveHDR(in: environment).headroom == 4)
    #expect(Color.red.headroom(4).headroom(nil).resolveHDR(in: environment).headroom == nil)
    #expect(Color.red.headroom(4).resolve(in: environment) == Color.red.resolve(in: environment))
  }

  @Test func componentsCanBeChanged() {
    var color = Color.ResolvedHDR(Color.white.resolve(in: environment), headroom: 2)
    color.red = 0.5
    color.linearBlue = 0
    color.opacity = 0.25
    #expect(color.red == 0.5 && color.blue == 0 && color.green == 1 && color.opacity == 0.25)
  }
}
