import Foundation
import LayoutDSL
import Render
import Testing

@testable import Drawing

struct RunMetricsTests {
  private func block(_ sizes: [CGFloat], _ height: ResolvedText.LineHeight?) throws -> any TextBlock
  {
    var source = ResolvedText()
    source.runs = sizes.map { size in
      var run = ResolvedText.Run(
        string: "line\n", font: Font.system(size: size).request(for: .large))
      run.lineHeight = height
      return run
    }
    source.runs[sizes.count - 1].string = "line"
    source.displayScale = 1
    return try makeEngine().layout(source)
  }

  @Test func fixedLineHeightsAreExact() throws {
    let three = try block([20, 20, 20], .fixed(40))
    #expect(three.size.height == 120)
    #expect(three.lastBaseline - three.firstBaseline == 80)
    // The font is vertically centred in its line.
    let (ascent, descent) = (20 * 1950.0 / 2048, 20 * 494.0 / 2048)
    #expect(abs(three.firstBaseline - (20 + (ascent - descent) / 2)) <= 0.5)
    #expect(try block([20, 20], .fixed(10)).size.height == 20)
    #expect(try block([20], .fixed(0)).size.height == 0)
  }

  @Test func variableLineHeightHasNoLeading() throws {
    var source = text("a\nb", .body, scale: 1)
    #expect(try makeEngine().layout(source).size.height == 43)
    source.runs[0].lineHeight = .variable
    #expect(try makeEngine().layout(source).size.height == 41)
  }

  @Test func lineOfSeveralSizesHasTheLargestHeight() throws {
    var source = ResolvedText()
    source.displayScale = 1
    source.runs = [(10, 20), (20, 40)].map { (size: CGFloat, height: CGFloat) in
      var run = ResolvedText.Run(string: "line", font: Font.system(size: size).request(for: .large))
      run.lineHeight = .fixed(height)
      return run
    }
    #expect(try makeEngine().layout(source).size.height == 40)
  }
}
