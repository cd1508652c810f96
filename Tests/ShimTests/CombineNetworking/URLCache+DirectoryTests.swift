import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

struct URLCacheDirectoryTests {
  @Test func capacitiesAreKept() {
    let cache = URLCache(memoryCapacity: 4096, diskCapacity: 0)
    #expect(cache.memoryCapacity == 4096 && cache.diskCapacity == 0)
  }
}
