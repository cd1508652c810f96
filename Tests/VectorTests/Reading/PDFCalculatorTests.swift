import Testing

@testable import Vector

struct PDFCalculatorTests {
  private func results(_ program: String, _ input: Double, count: Int = 1) -> [Double]? {
    PDFCalculator(Array(program.utf8), count: count)?(input)
  }

  @Test func programsRun() {
    #expect(results("{2 mul 1 add}", 3) == [7])
    #expect(results("{dup 0.5 gt {pop 1} {pop 0} ifelse}", 0.7) == [1])
    #expect(results("{dup 0.5 gt {pop 1} if}", 0.2) == [0.2])
    #expect(results("{1 2 3 3 1 roll}", 9, count: 4) == [9, 3, 1, 2])
    #expect(results("{1 2 3 3 -1 roll}", 9, count: 4) == [9, 2, 3, 1])
    #expect(results("{5 1 index 2 copy}", 8, count: 5) == [8, 5, 8, 5, 8])
    #expect(results("{dup mul sqrt neg abs}", 4) == [4])
    #expect(results("{7 exch idiv}", 2) == [3] && results("{90 mul sin}", 1)?[0] == 1)
  }

  @Test func mistakesAreRefusedOrHaveNoEffect() {
    for program in ["", "{", "2 mul", "{if}", "{{1} ifelse}", String(repeating: "{", count: 100)] {
      #expect(results(program, 1) == nil, "\(program.prefix(10))")
    }
    #expect(results("{pop pop pop add exch 5 roll -1 index}", 1, count: 2)?.count == 2)
    #expect(results("{0 div}", 1) == [0])
    #expect(results("{" + String(repeating: "dup ", count: 1000) + "}", 1) == [1])
  }
}
