import CoreImage
import Foundation
import Testing

struct Code128Tests {
  /// Returns the widths of bars and spaces, in modules.
  private func widths(_ text: String) throws -> [Int] {
    let code = CIFilter.code128BarcodeGenerator()
    code.message = Data(text.utf8)
    code.quietSpace = 10
    code.barcodeHeight = 5
    let image = try #require(code.outputImage)
    #expect(image.extent.height == 5)
    let row = try FilterTools.reds(image)[2]
    #expect(row.prefix(10).allSatisfy { $0 == 255 } && row.suffix(10).allSatisfy { $0 == 255 })
    return row.dropFirst(10).dropLast(10).reduce(into: [(Int, Int)]()) { runs, grey in
      if runs.last?.0 == grey { runs[runs.count - 1].1 += 1 } else { runs.append((grey, 1)) }
    }.map(\.1)
  }

  @Test func symbolsAreThoseOfTheStandard() throws {
    // The start of set B, P, J, J, 1, 2, 3, C, the check symbol 55, the stop.
    let expected = [
      "211214", "313121", "112133", "112133", "123221", "223211", "221132", "131321", "311321",
      "2331112",
    ]
    #expect(try widths("PJJ123C").map(String.init).joined() == expected.joined())
    // Pairs of digits: the start of set C, 12, 34, the check symbol 82, the stop.
    #expect(
      try widths("1234").map(String.init).joined()
        == "2112321122321311231212412331112")
  }

  @Test func everyTextHasWholeSymbols() throws {
    for text in ["a", "A1", "12345", "AB123456", "123456789X", "\t\n", "x\ty", "card 0042-7788 ok"]
    {
      let widths = try widths(text)
      #expect(widths.reduce(0, +) % 11 == 2 && widths.count % 6 == 1, "\(text)")
      for start in stride(from: 0, to: widths.count - 7, by: 6) {
        let symbol = widths[start..<start + 6]
        #expect(symbol.reduce(0, +) == 11)
        // The bars of each symbol have an even number of modules.
        #expect((symbol[start] + symbol[start + 2] + symbol[start + 4]) % 2 == 0)
      }
    }
    let code = CIFilter.code128BarcodeGenerator()
    for bad in [Data(), Data("é".utf8), Data(repeating: 65, count: 81)] {
      code.message = bad
      #expect(code.outputImage == nil)
    }
  }
}
