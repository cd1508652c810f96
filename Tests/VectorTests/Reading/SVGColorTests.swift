import Drawing
import Testing

@testable import Vector

struct SVGColorTests {
  @Test func colorsOfCSS() {
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    for text in ["red", "#f00", "#FF0000", "rgb(255,0,0)", "rgb(100% 0% 0%)", " Red "] {
      #expect(ResolvedColor(svg: text) == red, "\(text)")
    }
    #expect(ResolvedColor(svg: "#f008")?.opacity == Float(0x88) / 255)
    #expect(ResolvedColor(svg: "rgba(255, 0, 0, 0.5)")?.opacity == 0.5)
    #expect(ResolvedColor(svg: "rebeccapurple") == ResolvedColor(svg: "#663399"))
    #expect(ResolvedColor(svg: "transparent")?.opacity == 0)
    for text in ["", "#", "#12", "#xyz", "rgb(1,2)", "rgb(a,b,c)", "nocolor", "rgb(nan,0,0)"] {
      #expect(ResolvedColor(svg: text) == nil, "\(text)")
    }
  }
}
