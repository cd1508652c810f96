import Foundation
import LayoutDSL
import Render
import Testing

@MainActor @Suite struct UIImageDataTests {
  private struct Patch: View {
    var body: some View {
      Color(red: 1, green: 0, blue: 0, opacity: 0.5).frame(width: 6, height: 4)
    }
  }

  @Test func createsImagesFromDataAndViews() throws {
    let renderer = ImageRenderer(content: Patch())
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 6, height: 4))
    let data = try renderer.pngData()
    #expect(UIImage(data: data)?.size == CGSize(width: 12, height: 8))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: data, scale: 0)?.size == CGSize(width: 12, height: 8))
    for picture in [image, UIImage(data: data, scale: 2)] {
      let shown = ImageRenderer(content: Image(uiImage: try #require(picture)))
      shown.scale = 2
      #expect(try shown.pixmap() == renderer.pixmap())
    }
  }

  @Test func fileNameSetsScale() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "UIImageData-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("patch@2x.png")
    try ImageRenderer(content: Patch()).pngData().write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }

  @Test func invalidDataIsNil() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage().size == .zero)
  }

  @Test func symbolsTileAsImagePaint() throws {
    let view = Rectangle().fill(ImagePaint(image: Image(systemName: "square.fill")))
    let renderer = ImageRenderer(content: view.frame(width: 80, height: 80))
    let picture = try renderer.pixmap()
    let solid = (0..<80 * 80).filter { picture[$0 % 80, $0 / 80].alpha == 255 }.count
    #expect(solid > 80 * 80 / 4 && solid < 80 * 80)
    let gray = (0..<80 * 80).map { picture[$0 % 80, $0 / 80] }.filter { $0.alpha == 255 }
    #expect(gray.allSatisfy { $0.red == 0 && $0.green == 0 && $0.blue == 0 })
  }
}
