import Foundation
import LayoutDSL
import Testing

@testable import Cards

struct ImageResponseTests {
  @Test func theTagIsThatOfTheBytes() {
    let image = ImageResponse(data: Data("a".utf8))
    #expect(image.entityTag == ImageResponse(data: Data("a".utf8)).entityTag)
    #expect(image.entityTag != ImageResponse(data: Data("b".utf8)).entityTag)
    for header in [image.entityTag, "\"x\", \(image.entityTag)", "W/\(image.entityTag)", "*"] {
      #expect(image.isKnown(ifNoneMatch: header))
    }
    #expect(!image.isKnown(ifNoneMatch: "\"x\""))
    #expect(!image.isKnown(ifNoneMatch: nil))
  }

  @Test func aCardIsAPictureOfItsSizeAndAlwaysTheSame() async throws {
    let post = try Post(title: "Hello", author: "Ann", tags: ["one", "two"])
    let all = try await withThrowingTaskGroup(of: ImageResponse.self) { group in
      for _ in 0..<4 { group.addTask { try await ImageResponse { PostCard(post) } } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let size = try #require(RemotePictures.size(of: [UInt8](all[0].data)))
    #expect(size == (1200, 630))
    #expect(Set(all.map(\.entityTag)).count == 1)
    let changed = try Post(title: "Hallo")
    let other = try await ImageResponse { PostCard(changed) }
    #expect(other.entityTag != all[0].entityTag)
  }
}
