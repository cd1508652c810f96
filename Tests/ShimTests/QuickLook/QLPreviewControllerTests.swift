import QuickLook
import SwiftUI
import Testing

@MainActor struct QLPreviewControllerTests {
  private final class Files: NSObject, QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { NSURL(fileURLWithPath: "/milk.txt") }
  }

  @Test func theItemIsThatOfTheDataSource() {
    let controller = QLPreviewController()
    let files = Files()
    controller.dataSource = files
    #expect(controller.currentPreviewItem?.previewItemURL?.lastPathComponent == "milk.txt")
    controller.currentPreviewItemIndex = 1
    #expect(controller.currentPreviewItem == nil)
  }

  @Test func aFileIsPresentedOnASheet() throws {
    struct Shelf: View {
      let file: URL?
      var body: some View { Color.white.quickLookPreview(.constant(file)) }
    }
    let size = CGSize(width: 300, height: 300)
    let without = try ViewHost(size: size) { Shelf(file: nil) }
    let with = try ViewHost(size: size) { Shelf(file: URL(fileURLWithPath: "/milk.txt")) }
    without.runUntilIdle()
    with.runUntilIdle()
    #expect(try without.render() != with.render())
  }
}
