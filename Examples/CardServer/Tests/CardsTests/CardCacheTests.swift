import Foundation
import Testing

@testable import Cards

struct CardCacheTests {
  private func image(_ count: Int) -> ImageResponse { ImageResponse(data: Data(count: count)) }

  @Test func theCardsThatWereUsedLastStay() throws {
    var cache = CardCache(byteLimit: 100)
    let posts = try (0..<4).map { try Post(title: "\($0)") }
    for post in posts[..<3] { cache.add(image(30), of: post) }
    #expect(cache.image(of: posts[0]) != nil)
    cache.add(image(30), of: posts[3])
    #expect(cache.byteCount <= 100)
    #expect(posts.map { cache.image(of: $0) != nil } == [true, false, false, true])
  }

  @Test func theLimitHoldsForAnyCards() throws {
    var cache = CardCache(byteLimit: 1000)
    for index in 0..<2000 {
      cache.add(image(index * 7919 % 1100), of: try Post(title: "\(index % 700)"))
      #expect(cache.byteCount <= 1000)
    }
    #expect(cache.count > 0)
  }
}
