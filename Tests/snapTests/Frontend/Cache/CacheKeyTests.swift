import Foundation
import Testing

@testable import snap

struct CacheKeyTests {
  @Test func keysDependOnTheDivisionIntoParts() {
    func key(_ parts: String...) -> String {
      var key = CacheKey(.scan)
      for part in parts { key.combine(part) }
      return key.text
    }
    #expect(key("ab", "c") == key("ab", "c"))
    #expect(key("ab", "c") != key("a", "bc"))
    #expect(key("ab") != key("ba"))
    #expect(key().count == "scan-".count + 32)
  }

  @Test func fingerprintsDependOnEveryBitAndTheLength() {
    let data = Data((0..<100).map { UInt8($0) })
    var texts: Set = [Fingerprint(of: data).text]
    for bit in 0..<(data.count * 8) {
      var damaged = data
      damaged[bit / 8] ^= 1 << (bit % 8)
      texts.insert(Fingerprint(of: damaged).text)
    }
    for length in 0..<data.count { texts.insert(Fingerprint(of: data.prefix(length)).text) }
    for zeros in 1...20 { texts.insert(Fingerprint(of: data + Data(count: zeros)).text) }
    #expect(texts.count == 1 + 800 + 100 + 20)
    let slice = data.dropFirst(3)
    #expect(Fingerprint(of: slice).text == Fingerprint(of: Data(slice)).text)
  }
}
