import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

@testable import Drawing

#if os(Linux)
  @Suite struct XCTAttachmentTests {
    private let diffing = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    ) { expected, actual in
      guard expected != actual else { return nil }
      let attachment = XCTAttachment(string: "\(expected)")
      attachment.name = "difference.txt"
      attachment.lifetime = .keepAlways
      return ("\(expected) became \(actual)", [attachment, XCTAttachment(data: Data([1]))])
    }

    @Test func aDiffingOfASuiteReturnsAttachmentsOfXCTest() throws {
      #expect(try diffing.fromData(diffing.toData(6)) == 6)
      #expect(diffing.diff(6, 6) == nil)
      let difference = try #require(try diffing.diffV2(6, 7))
      #expect(difference.0 == "6 became 7")
      let files = difference.1.map { attachment -> (Data, String) in
        switch attachment {
        case .data(let data, let name): (data, name)
        }
      }
      #expect(files.map(\.0) == [Data("6".utf8), Data([1])])
      #expect(files.map(\.1) == ["difference.txt", "attachment"])
      #expect(diffing.diff(6, 7)?.1.map(\.name) == ["difference.txt", "attachment"])
    }

    @Test func aPictureIsAttachedAsPNG() throws {
      let data = try Diffing<Pixmap>.image.toData(Pixmap(width: 2, height: 1))
      let image = try Diffing<UIImage>.image.fromData(data)
      #expect(XCTAttachment(image: image).uniformTypeIdentifier == "public.png")
      #expect(Diffing<UIImage>.image.diff(image, image) == nil)
    }
  }
#endif
