import Foundation
import Testing

@testable import Cards

struct RemotePicturesTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)

  private func pictures(_ bytes: [UInt8]) -> RemotePictures {
    RemotePictures(hosts: ["a.example"], byteLimit: 100) { _, _ in Data(bytes) }
  }

  @Test(arguments: [
    "http://a.example/x.png", "https://b.example/x.png", "https://user@a.example/x.png",
    "https://a.example:8443/x.png", "https://a.example.evil.example/x.png", "file:///etc/passwd",
    "https://127.0.0.1/x.png",
  ])
  func otherAddressesAreNotLoaded(address: String) async throws {
    let pictures = RemotePictures(hosts: ["a.example"]) { _, _ in
      Issue.record("loaded")
      return Data()
    }
    let url = try #require(URL(string: address))
    await #expect(throws: CardError.self) { try await pictures.data(at: url) }
  }

  @Test func theHeaderSaysWhetherAPictureIsDecoded() async throws {
    let url = try #require(URL(string: "https://a.example/x"))
    let small = Self.png + [0, 0, 0, 20, 0, 0, 0, 10]
    #expect(try await pictures(small).data(at: url) == Data(small))
    let jpeg: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 10, 0, 20, 3]
    #expect(try await pictures(jpeg).data(at: url) == Data(jpeg))
    #expect(RemotePictures.size(of: jpeg).map { $0 == (20, 10) } == true)
    for bytes in [
      Self.png + [0, 1, 0, 0, 0, 1, 0, 0], Self.png + [0, 0, 0, 0, 0, 0, 0, 1], Self.png,
      small + Array(repeating: 0, count: 100), [], [0xff, 0xd8, 0xff, 0xe0], Array("<svg/>".utf8),
    ] {
      await #expect(throws: CardError.self) { try await pictures(bytes).data(at: url) }
    }
  }
}
