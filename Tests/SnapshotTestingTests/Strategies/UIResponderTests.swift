import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

@MainActor @Suite struct UIResponderTests {
  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    return view
  }

  @Test func aViewHasItsOwnSize() throws {
    let picture = try Snapshotting<UIView, Pixmap>.image.snapshot(box()).wait()
    #expect(picture.width == 6)
    #expect(picture.height == 4)
    #expect(picture[0, 0].red > picture[0, 0].blue)
    #expect(picture[1, 1].blue > picture[1, 1].red)
  }

  @Test func sizeAndTraitsCanBeGiven() throws {
    let strategy: Snapshotting<UIView, Pixmap> = .image(
      drawHierarchyInKeyWindow: true, size: CGSize(width: 10, height: 8),
      traits: UITraitCollection(displayScale: 2))
    let picture = try strategy.snapshot(box()).wait()
    #expect(picture.width == 20)
    #expect(picture.height == 16)
  }

  @Test func theDescriptionListsTheViews() throws {
    let text = try Snapshotting<UIView, String>.recursiveDescription.snapshot(box()).wait()
    #expect(
      text == """
        <UIView; frame = (0 0; 6 4)>
           | <UIView; frame = (1 1; 2 2)>
        """)
  }
}
