import Testing

@_spi(Inlined) @testable import Drawing

@Suite struct GenerationCacheTests {
  @Test func usedValuesStay() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    cache.insert(0, for: 0)
    for key in 1...100 {
      cache.insert(key, for: key)
      #expect(cache.value(for: 0) == 0)
      #expect(cache.count <= 20)
    }
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 100) == 100)
  }

  @Test func costsAreBounded() {
    var cache = GenerationCache<Int, Int>(limit: 100)
    for key in 0..<50 { cache.insert(key, for: key, cost: 40) }
    #expect(cache.count <= 6)
    for _ in 0..<50 { cache.insert(1, for: 1, cost: 90) }
    #expect(cache.value(for: 1) == 1)
  }
}
