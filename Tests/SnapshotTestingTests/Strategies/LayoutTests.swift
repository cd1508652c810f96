import SnapshotTesting
import Testing

@Suite struct LayoutTests {
  @Test func tellsWhatMoved() throws {
    let expected = "renderer 1\n0 VStack (0, 0, 10, 20)\n0/0 Text (0, 4, 10, 10)\n"
    let actual = "renderer 1\n0 VStack (0, 0, 10, 20)\n0/0 Text (0, 6, 10, 10)\n"
    #expect(try Diffing.layout.diffV2(expected, actual)?.0 == "layout  0/0 Text  y 4 → 6 (+2)")
  }

  @Test func theRendererAloneIsNoDifference() throws {
    #expect(try Diffing.layout.diffV2("renderer 1\n0 Text", "renderer 2\n0 Text") == nil)
  }

  @Test func theRendererIsNamedBesideADifference() throws {
    let message = try Diffing.layout.diffV2("renderer 1\n0 Text", "renderer 2\n0 Image")?.0
    #expect(message?.hasSuffix("\nrenderer  1 → 2: another renderer or other fonts") == true)
  }
}
