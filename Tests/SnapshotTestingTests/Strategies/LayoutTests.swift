import SnapshotTesting
import Testing

@Suite struct LayoutTests {
  @Test func reportsMovedNodes() throws {
    let expected = "renderer 1\nVStack (0, 0, 10, 20)\n  Text (0, 4, 10, 10)\n"
    let actual = "renderer 1\nVStack (0, 0, 10, 20)\n  Text (0, 6, 10, 10)\n"
    #expect(try Diffing.layout.diffV2(expected, actual)?.0 == "layout  VStack/Text  y 4 → 6 (+2)")
  }

  @Test func theRendererAloneIsNoDifference() throws {
    #expect(try Diffing.layout.diffV2("renderer 1\nText", "renderer 2\nText") == nil)
  }

  @Test func theRendererIsNamedBesideADifference() throws {
    let message = try Diffing.layout.diffV2("renderer 1\nText", "renderer 2\nImage")?.0
    #expect(message?.contains("renderer  1 → 2: another renderer or other fonts") == true)
  }
}
