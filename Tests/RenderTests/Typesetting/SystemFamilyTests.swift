import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

struct SystemFamilyTests {
  private func file(_ change: (inout FontRequest) -> Void, _ design: FontRequest.Design = .default)
    -> String?
  {
    var request = FontRequest()
    change(&request)
    return SystemFamily(request, design: design)?.file
  }

  @Test func interByOpticalSizeWeightAndSlant() {
    #expect(file { $0.size = 19.9 } == "Inter-Regular.otf")
    #expect(file { $0.size = 20 } == "InterDisplay-Regular.otf")
    #expect(file { $0.isItalic = true } == "Inter-Italic.otf")
    #expect(
      file {
        $0.weight = 600; $0.isItalic = true
      } == "Inter-SemiBoldItalic.otf")
    #expect(file { $0.weight = 40 } == "Inter-Thin.otf")
  }

  @Test func designsHaveTheirFamilies() {
    #expect(file({ $0.weight = 600 }, .serif) == "NotoSerif-Bold.ttf")
    #expect(file({ $0.isItalic = true }, .serif) == "NotoSerif-Italic.ttf")
    #expect(file({ _ in }, .monospaced) == "NotoSansMono-Regular.ttf")
    #expect(file({ $0.weight = 200 }, .rounded) == "Quicksand-Light.ttf")
    #expect(file({ $0.weight = 300 }, .rounded) == "Quicksand-Regular.ttf")
    #expect(file({ $0.weight = 400 }, .rounded) == "Quicksand-Medium.ttf")
    #expect(file({ $0.weight = 600 }, .rounded) == "Quicksand-Bold.ttf")
  }

  @Test func widthsHaveTheirFamilies() {
    #expect(file { $0.width = -0.2 } == "NotoSans-Condensed.ttf")
    #expect(
      file {
        $0.width = -0.4; $0.weight = 700
      } == "NotoSans-ExtraCondensedBold.ttf")
    #expect(
      file {
        $0.width = -0.2; $0.isItalic = true
      } == "NotoSans-CondensedItalic.ttf")
    #expect(file { $0.width = 0.2 } == nil)
  }

  @Test func missingFamiliesFallBackToInterAndAreReported() throws {
    let inter = "/usr/share/fonts/opentype/inter"
    let catalog = FontCatalog(folders: [inter]) { _ in
      DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
    }
    let engine = try ShapingTextEngine(catalog: catalog)
    var source = text("Hg", .system(size: 20, weight: .bold, design: .serif))
    source.runs += text("x", .system(size: 20).width(.expanded)).runs
    source.runs += text("y", .custom("Nowhere", size: 20)).runs
    source.runs += text("z", .system(size: 20)).runs
    #expect(engine.draw(source).glyphRuns[0].face.name == "InterDisplay-Bold")
    let problems = engine.prepare(source).fontProblems
    #expect(problems.count == 3)
    #expect(problems[0].contains("NotoSerif-Bold.ttf"))
    #expect(problems[0].contains("apt-get install fonts-noto-core"))
    #expect(problems[1].contains("wide") && problems[2].contains("Nowhere"))
    #expect(engine.prepare(text("a")).fontProblems.isEmpty)
  }
}
