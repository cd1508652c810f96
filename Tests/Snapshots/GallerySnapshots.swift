import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct GallerySnapshots {
  @Test(arguments: GalleryPage.all) func page(_ page: GalleryPage) throws {
    let host = try page.host()
    assertSnapshot(of: host, as: .image, named: page.name)
    // One symbol is unknown, and one picture is missing, to show how that looks.
    #expect(host.diagnostics.count <= (["symbols", "images"].contains(page.name) ? 1 : 0))
  }
}
