import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct GallerySnapshots {
  @Test(arguments: GalleryPage.all) func gallery(page: GalleryPage) throws {
    let host = try page.host()
    assertSnapshot(of: host, as: .image, named: page.name)
    // The gallery shows one unknown symbol and one missing image on purpose.
    let allowed = ["symbols", "images"].contains(page.name) ? 1 : 0
    #expect(host.diagnostics.count <= allowed, "\(host.diagnostics)")
  }
}
