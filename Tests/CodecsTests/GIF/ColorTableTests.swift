import Drawing
import Testing

@testable import Codecs

struct ColorTableTests {
  @Test func colorsAreNumberedByFirstOccurrence() {
    var table = ColorTable()
    let numbers = [7, 9, 7, 0xffffff, 9].map { table.number(of: $0, adding: 2) }
    #expect(numbers == [0, 1, 0, 2, 1])
    #expect(table.colors == [7, 9, 0xffffff])
    #expect(table.counts == [4, 4, 2])
  }

  @Test func tableGrows() {
    var table = ColorTable()
    for color in 0..<UInt32(5_000) { _ = table.number(of: color &* 4_099, adding: 1) }
    #expect(table.colors.count == 5_000)
    #expect(table.number(of: 4_099 * 4_321, adding: 1) == 4_321)
  }
}
