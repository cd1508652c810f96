import SwiftUI
import Testing

@testable import Charts

@MainActor struct StackingTests {
  private func spans(@ChartContentBuilder _ content: () -> some ChartContent) -> [[Double]] {
    var marks = MarkCollector()
    marks.collect(content(), style: MarkStyle())
    return Stacking.spans(of: marks.marks).map { $0.map { [$0.start, $0.end] } ?? [] }
  }

  private func bars(_ values: [Double], _ stacking: MarkStackingMethod) -> [[Double]] {
    spans {
      ForEach(values.indices, id: \.self) { index in
        BarMark(x: .value("x", "a"), y: .value("y", values[index]), stacking: stacking)
      }
    }
  }

  @Test func barsAtOnePlaceAreStackedAwayFromZero() {
    #expect(
      bars([1, 2, -3, 4, -5], .standard) == [[0, 1], [1, 3], [0, -3], [3, 7], [-3, -8]])
  }

  @Test func otherMethods() {
    #expect(bars([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
    #expect(bars([0, 0], .normalized) == [[0, 0], [0, 0]])
    #expect(bars([1, 3], .center) == [[-2, -1], [-1, 2]])
    #expect(bars([1, 3], .unstacked) == [[0, 1], [0, 3]])
  }

  @Test func barsBesideEachOtherAreNotStacked() {
    let spans = spans {
      ForEach(["p", "q"], id: \.self) { name in
        BarMark(x: .value("x", "a"), y: .value("y", 2)).position(by: .value("g", name))
        BarMark(x: .value("x", "a"), y: .value("y", 3)).position(by: .value("g", name))
      }
    }
    #expect(spans == [[0, 2], [2, 5], [0, 2], [2, 5]])
  }

  @Test func areasAreStackedBySeriesWhateverTheirOrder() {
    let spans = spans {
      ForEach(0..<2) { place in
        ForEach(place == 0 ? ["a", "b"] : ["b", "a"], id: \.self) { name in
          AreaMark(x: .value("x", place), y: .value("y", name == "a" ? 1 : 10))
            .foregroundStyle(by: .value("s", name))
        }
      }
    }
    #expect(spans == [[0, 1], [1, 11], [1, 11], [0, 1]])
  }

  @Test func theAxisOfNumbersIsTheOneThatGrows() {
    func axis(_ content: some ChartContent) -> Axis? {
      var marks = MarkCollector()
      marks.collect(content, style: MarkStyle())
      return marks.marks[0].stackingAxis
    }
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(axis(BarMark(x: .value("", "a"), y: .value("", 1))) == .vertical)
    #expect(axis(BarMark(x: .value("", 1), y: .value("", "a"))) == .horizontal)
    #expect(axis(BarMark(x: .value("", 1), y: .value("", 2))) == .vertical)
    #expect(axis(BarMark(x: .value("", date, unit: .day), y: .value("", 2))) == .vertical)
    #expect(axis(BarMark(x: .value("", 2))) == .horizontal)
    #expect(axis(BarMark(x: .value("", "a"), y: .value("", "b"))) == nil)
    #expect(axis(BarMark(x: .value("", "a"), yStart: .value("", 1), yEnd: .value("", 2))) == nil)
  }
}
