import SwiftUI
import Testing

@testable import Charts

@MainActor struct ChartModelTests {
  private func model(
    _ configuration: ChartConfiguration = ChartConfiguration(),
    @ChartContentBuilder content: () -> some ChartContent
  ) -> ChartModel {
    ChartModel(content(), configuration: configuration, context: AxisContext())
  }

  private func titles(_ axis: ResolvedAxis?) -> [String] {
    (axis?.parts ?? []).compactMap {
      if case .label = $0.part.kind { $0.title } else { nil }
    }
  }

  @Test func numbersIncludeZeroAndAreRounded() {
    let model = model { LineMark(x: .value("x", 12), y: .value("y", 916)) }
    #expect(model.y.domain == .numbers(0...1000))
    #expect(titles(model.yAxes.first) == ["0", "200", "400", "600", "800", "1,000"])
    #expect(model.yAxes.first?.edge == .trailing && model.xAxes.first?.edge == .bottom)
  }

  @Test func modifiersChooseTheDomain() {
    var configuration = ChartConfiguration()
    configuration.yScale.domain = DomainChoice(10...90)
    configuration.xScale.domain = DomainChoice(["c", "a"])
    let model = model(configuration) { BarMark(x: .value("x", "a"), y: .value("y", 50)) }
    #expect(model.y.domain == .numbers(10...90))
    #expect(model.x.domain == .categories(["c", "a"]))
  }

  @Test func automaticDomainsCanLeaveZeroOutAndRunBackwards() {
    var configuration = ChartConfiguration()
    configuration.yScale.domain = DomainChoice(
      AutomaticScaleDomain.automatic(includesZero: false, reversed: true))
    let model = model(configuration) {
      ForEach([61, 79], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(model.y.domain == .numbers(60...80) && model.y.isReversed)
  }

  @Test func normalizedStacksAreShares() {
    let model = model {
      ForEach(0..<2) { BarMark(x: .value("x", "a"), y: .value("y", $0 + 1), stacking: .normalized) }
    }
    #expect(titles(model.yAxes.first).first == "0%" && titles(model.yAxes.first).last == "100%")
  }

  @Test func categoriesAreInOrderOfAppearance() {
    let model = model {
      ForEach(["b", "a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(titles(model.xAxes.first) == ["b", "a"])
  }

  @Test func categoriesOfTheYAxisAreAtTheLeadingEdge() {
    let model = model { BarMark(x: .value("x", 1), y: .value("y", "a")) }
    #expect(model.yAxes.first?.edge == .leading)
  }

  @Test func axisMarksHaveTheirValuesAndContent() {
    var configuration = ChartConfiguration()
    configuration.yAxis.content = AxisMarks(position: .leading, values: [0, 5, 400]) { value in
      if value.index == 1 { AxisGridLine() } else { AxisValueLabel("\(value.as(Int.self) ?? -1)") }
    }
    let model = model(configuration) { PointMark(x: .value("x", 1), y: .value("y", 9)) }
    let parts = model.yAxes.first?.parts ?? []
    // 400 is outside the domain.
    #expect(parts.map(\.fraction) == [0, 0.5])
    #expect(parts[0].content != nil && parts[1].content == nil)
    #expect(model.yAxes.first?.edge == .leading)
  }

  @Test func hiddenAxesHaveNoMarks() {
    var configuration = ChartConfiguration()
    configuration.xAxis.visibility = .hidden
    let model = model(configuration) { PointMark(x: .value("x", 1), y: .value("y", 9)) }
    #expect(model.xAxes.isEmpty && !model.yAxes.isEmpty)
  }

  @Test func seriesHaveColoursInTurnOrThoseOfTheScale() {
    var configuration = ChartConfiguration()
    configuration.foreground.pairs = [(.category("b"), AnyShapeStyle(.red))]
    let content = ForEach(["a", "b"], id: \.self) {
      PointMark(x: .value("x", 1), y: .value("y", 9)).foregroundStyle(by: .value("s", $0))
    }
    #expect(model { content }.foreground.domain == [.category("a"), .category("b")])
    #expect(model(configuration) { content }.foreground.domain == [.category("b"), .category("a")])
  }

  @Test func theVisiblePartOfAScrollingAxisIsItsDomain() {
    var configuration = ChartConfiguration()
    configuration.xScroll = ScrollChoice(isScrollable: true, length: 4, initial: .number(18))
    let numbers = model(configuration) {
      ForEach(0..<21) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(numbers.x.domain == .numbers(16...20))
    configuration.xScroll = ScrollChoice(isScrollable: true, length: 2)
    let names = model(configuration) {
      ForEach(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(names.x.domain == .categories(["a", "b"]))
  }

  @Test func graphsOfFunctionsCoverTheDomain() {
    var configuration = ChartConfiguration()
    configuration.xScale.domain = DomainChoice(-2...2)
    let model = model(configuration) {
      LinePlot(x: "x", y: "y") { $0 < 0 ? .nan : $0.squareRoot() }
      LinePlot(x: "x", y: "y") { -$0 }
    }
    #expect(Set(model.marks.map(\.seriesKey)).count == 2)
    #expect(model.y.domain == .numbers(-2...2))
  }

  @Test func graphsOfFunctionsCoverTheAxisOfTheOtherMarks() {
    let plot = model {
      ForEach(1..<9, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 80 - $0)) }
      LinePlot(x: "x", y: "y") { 80 - $0 }
    }
    let line = plot.marks.filter { $0.kind == .line }.compactMap { $0.x.single?.value.scalar }
    #expect(plot.x.domain == .numbers(0...8))
    #expect(line.first == 0 && line.last == 8)
    let alone = model { LinePlot(x: "x", y: "y") { $0 } }
    #expect(alone.x.domain == .numbers(0...1))
  }

  @Test func twoKeyPathsAreARange() {
    struct Band {
      let from: Double, to: Double
    }
    let plot = model {
      RectanglePlot(
        [Band(from: 2, to: 6)], x: .value("x", \.from), y: .value("y", \.from, \.to))
    }
    #expect(plot.marks.first?.y.encodings.map(\.value.scalar) == [2, 6])
  }

  @Test func rulesOfDataSpanThePlotOrPoints() {
    let plot = model {
      RulePlot([3], x: .value("x", \Int.self))
      RulePlot([4], xStart: 5, y: .value("y", \Int.self))
    }
    #expect(plot.marks.map(\.y) == [.points(nil, nil), plot.marks[1].y])
    #expect(plot.marks.map(\.x).last == .points(5, nil))
    #expect(plot.marks[1].y.single?.value.scalar == 4)
  }
}
