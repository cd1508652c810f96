import SnapRuntime
import Testing

struct PictureEncodingTests {
  @Test(arguments: ["card", "card.png", "a.b/card.PNG", ".hidden.png", "some.folder/", "a.b/c"])
  func aPathWithoutAnotherExtensionIsPNG(path: String) {
    #expect(PictureFormat(path: path) == .png)
  }

  @Test func extensionsNameOtherFormats() {
    #expect(PictureFormat(path: "x/card.svg") == .svg)
    #expect(PictureFormat(path: "card.PDF") == .pdf)
    #expect(PictureFormat(path: "card.jpg") == nil)
    #expect(PictureFormat(path: "card.") == nil)
  }
}
