import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func typesConformToOthers() throws {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png) && UTType.data.isSupertype(of: .json))
    #expect(UTType("public.png") == .png && UTType("none") == nil)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(try #require(UTType(filenameExtension: "zzz")).isDynamic)
    #expect(UTType(mimeType: "image/png") == .png)
    let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.pdf]))
    #expect(decoded == [.pdf])
  }
}
