import Foundation
import LayoutDSL
import Testing

@testable import Render

/// The "PNG" files here hold their pixel width as text.
@Suite struct BundleImagesTests {
  let folder: URL
  let images = BundleImages { data in
    guard let width = Int(String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return DisplayImage(
      width: width, height: 6, pixels: [UInt8](repeating: 0, count: width * 6 * 4))
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "BundleImagesTests-" + UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Group/leaf.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (path, content) in [
      ("photo.png", "12"), ("photo@2x.png", "24"), ("photo@3x.png", "36"), ("broken.png", "x"),
      ("Assets.xcassets/Group/leaf.imageset/a.png", "20"),
      ("Assets.xcassets/Group/leaf.imageset/b.png", "40"),
      (
        "Assets.xcassets/Group/leaf.imageset/Contents.json",
        """
        {"images": [{"filename": "a.png", "scale": "2x"}, {"scale": "3x"},
          {"filename": "b.png", "scale": "2x", "appearances":
            [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      ),
    ] {
      try Data(content.utf8).write(to: folder.appendingPathComponent(path))
    }
  }

  private func image(_ name: String, scale: CGFloat = 2, isDark: Bool = false) -> ResolvedImage? {
    images.image(named: name, in: folder, displayScale: scale, isDark: isDark)
  }

  @Test func variantOfTheDisplayScale() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect([1, 2, 3, 4].map { image("photo", scale: $0)?.image.width } == [12, 24, 36, 36])
    #expect(image("photo", scale: 3)?.size == CGSize(width: 12, height: 2))
    #expect(image("leaf")?.size == CGSize(width: 10, height: 3))
    #expect(image("leaf", isDark: true)?.image.width == 40)
    #expect(image("broken") == nil && image("absent") == nil)
    #expect(images.image(named: "photo", in: nil, displayScale: 1, isDark: false) == nil)
  }
}
