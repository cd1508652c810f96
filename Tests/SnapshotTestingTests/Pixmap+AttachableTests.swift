import Foundation
import Render
import SnapshotTesting
import Testing

@Suite struct PixmapAttachableTests {
  @Test func aPictureIsAttachedAsAPNG() throws {
    let picture = Pixmap(width: 3, height: 2)
    let attachment = Attachment(picture, named: "cart")
    #expect(attachment.preferredName == "cart.png")
    #expect(Attachment(picture, named: "cart.PNG").preferredName == "cart.PNG")
    let data = try attachment.withUnsafeBytes { Data($0) }
    #expect(try Pixmap(pngData: data) == picture)
  }
}
