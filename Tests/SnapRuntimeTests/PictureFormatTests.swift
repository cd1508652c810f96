import Render
import SnapRuntime
import Testing

struct PictureEncodingTests {
  @Test(arguments: ["card", "card.png", "a.b/card.PNG", ".hidden.png", "some.folder/", "a.b/c"])
  func mostFilesArePNG(path: String) throws {
    #expect(try #require(PictureEncoding(path: path)).vectorFormat == nil)
  }

  @Test func extensionsNameOtherKinds() {
    #expect(PictureEncoding(path: "x/card.svg")?.vectorFormat == .svg)
    #expect(PictureEncoding(path: "card.PDF")?.vectorFormat == .pdf)
    #expect(PictureEncoding(path: "card.jpg") == nil)
    #expect(PictureEncoding(path: "card.") == nil)
  }
}
