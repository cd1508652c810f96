import ObjectiveCNames
import Testing

struct CFURLPathsTests {
  @Test(arguments: [
    ("/tmp/a.ttf", CFURLPathStyle.cfurlposixPathStyle), ("\\tmp\\a.ttf", .cfurlWindowsPathStyle),
  ])
  func aPathIsThatOfAFile(path: String, style: CFURLPathStyle) throws {
    let file = try #require(
      CFURLCreateWithFileSystemPath(nil, path as NSString, style, false))
    #expect(file.isFileURL && file.path == "/tmp/a.ttf")
  }

  @Test func aTextIsRelativeToAnotherURL() throws {
    let base = NSURL(string: "https://example.com/a/b")
    let url = try #require(CFURLCreateWithString(nil, "c" as NSString, base))
    #expect(url.absoluteString == "https://example.com/a/c")
  }
}
