import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

@MainActor @Suite struct UIImageTests {
  @Test func imagesAreComparedByPixels() throws {
    let renderer = ImageRenderer(content: Color.red.opacity(0.5).frame(width: 4, height: 2))
    let image = try #require(renderer.uiImage)
    let diffing = SimplySnapshotting<UIImage>.image.diffing
    let stored = try diffing.fromData(diffing.toData(image))
    #expect(stored.size == CGSize(width: 4, height: 2))
    #expect(try diffing.diffV2(stored, image) == nil)
    let other = try #require(
      ImageRenderer(content: Color.blue.frame(width: 4, height: 2)).uiImage)
    #expect(try diffing.diffV2(image, other)?.0.hasPrefix("pixels  8 of 8") == true)
    #expect(throws: (any Error).self) { try diffing.fromData(Data("no".utf8)) }
  }
}
