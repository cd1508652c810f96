import Charts
import SwiftUI
import Testing

private struct Sale: Identifiable {
  let id: String
  let count: Int
}

private let sales = [Sale(id: "a", count: 10), Sale(id: "b", count: 5)]

/// Two bars without axes, in a chart that is all plot.
private struct Bars<Selection: View>: View {
  @ViewBuilder var selection: (AnyView) -> Selection
  var body: some View {
    selection(
      AnyView(
        Chart(sales) { BarMark(x: .value("x", $0.id), y: .value("y", $0.count), width: .ratio(1)) }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)))
  }
}

private struct Selecting: View {
  @State private var selected: String?
  var body: some View {
    Bars { $0.chartXSelection(value: $selected) }
      .background(selected == "b" ? Color.green : .white)
  }
}

private struct Scrolling: View {
  @State private var first = 0
  var body: some View {
    Chart(0..<10, id: \.self) { place in
      RectangleMark(xStart: .value("x", place), xEnd: .value("x", place + 1))
        .foregroundStyle(place < 5 ? .red : .blue)
    }
    .chartXAxis(.hidden)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 5)
    .chartScrollPosition(x: $first)
  }
}

@MainActor struct ChartTests {
  @Test func axesKeepTheirDirectionFromRightToLeft() throws {
    func picture(_ direction: LayoutDirection) throws -> Data {
      try host {
        Chart(sales) {
          BarMark(x: .value("x", $0.id), y: .value("y", $0.count)).annotation { Text("1") }
        }
        .environment(\.layoutDirection, direction)
      }.pngData()
    }
    #expect(try picture(.rightToLeft) == picture(.leftToRight))
  }

  private func host(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View
  ) throws -> ViewHost {
    try ViewHost(size: CGSize(width: width, height: height), content: view)
  }

  @Test func barsAreDrawnAtTheirPlaces() throws {
    let picture = try host { Bars { $0 } }.render()
    #expect(picture[25, 50].red == 0 && picture[25, 50].blue == 255)
    #expect(picture[75, 90].red == 0)
    #expect(picture[75, 30].red == 255)
  }

  @Test func aSelectionLastsAsLongAsTheFingerIsDown() throws {
    let host = try host { Selecting() }
    host.touchDown(at: CGPoint(x: 80, y: 20))
    #expect(try host.render()[80, 20].red < 100)
    host.touchUp(at: CGPoint(x: 80, y: 20))
    #expect(try host.render()[80, 20].red == 255)
  }

  @Test func aFingerScrolls() throws {
    let host = try host { Scrolling() }
    #expect(try host.render()[20, 50].red > 200)
    host.drag(from: CGPoint(x: 95, y: 50), to: CGPoint(x: 5, y: 50), duration: 0.5)
    let picture = try host.render()
    #expect(picture[50, 50].red < 100 && picture[50, 50].blue > 200)
  }

  @Test func aProxyConvertsPositionsAndValues() throws {
    var positions: [CGFloat?] = [], values: [String?] = [], frame = CGRect.zero
    let host = try host {
      Bars {
        $0.chartOverlay { proxy in
          GeometryReader { geometry in
            let _ =
              positions = [
                proxy.position(forX: "b"), proxy.position(forY: 5), proxy.position(forX: "c"),
              ]
            let _ = values = [proxy.value(atX: 10), proxy.value(atX: 99), proxy.value(atX: 200)]
            let _ = frame = geometry[proxy.plotAreaFrame]
            Color.clear
          }
        }
      }
    }
    _ = try host.render()
    #expect(positions == [75, 50, nil])
    #expect(values == ["a", "b", nil])
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func axesTakeSpaceFromThePlot() throws {
    var size = CGSize.zero
    let host = try host(200, 100) {
      Chart(sales) { BarMark(x: .value("x", $0.id), y: .value("y", $0.count)) }
        .chartBackground { proxy in
          let _ = size = proxy.plotSize
          Color.clear
        }
    }
    _ = try host.render()
    #expect(size.width > 160 && size.width < 190)
    #expect(size.height > 65 && size.height < 90)
  }

  @Test func theNearestModifierWins() throws {
    let picture = try host {
      Chart(sales) {
        BarMark(x: .value("x", $0.id), y: .value("y", $0.count), width: .ratio(1))
          .foregroundStyle(by: .value("n", $0.id))
      }
      .chartForegroundStyleScale(["a": Color.red, "b": .green])
      .chartLegend(.hidden)
      .chartXAxis { AxisMarks(values: [String]()) }
      .chartXAxis(.automatic)
      .chartYAxis(.hidden)
      .chartForegroundStyleScale(["a": Color.black, "b": .black])
      .chartLegend(.visible)
    }.render()
    #expect(picture[25, 50].red > 200 && picture[75, 80].green > 150)
  }

  @Test func masksAnnotationsAndSymbolsAreDrawn() throws {
    let picture = try host {
      Chart {
        RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
          .foregroundStyle(.red)
          .mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5)) }
        PointMark(x: .value("x", 7.5), y: .value("y", 5))
          .symbol { Color.green.frame(width: 10, height: 10) }
          .annotation(position: .bottom, spacing: 10) { Color.blue.frame(width: 10, height: 10) }
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...10)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }.render()
    #expect(picture[25, 80].red > 200 && picture[25, 80].green < 100)
    #expect(picture[60, 80].green == 255)
    #expect(picture[75, 50].green > 150 && picture[75, 50].red < 100)
    #expect(picture[75, 66].blue > 200 && picture[75, 66].red < 100)
  }

  @Test func viewsOfMarksMoveWithThemAtOnce() throws {
    struct Moving: View {
      @State private var x = 2.0
      var body: some View {
        Chart {
          PointMark(x: .value("x", x), y: .value("y", 5))
            .symbol { Color.green.frame(width: 10, height: 10) }
        }
        .chartXScale(domain: 0...10)
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .onAppear { withAnimation(.linear(duration: 1)) { x = 8 } }
      }
    }
    let picture = try host { Moving() }.render()
    #expect(picture[80, 50].green > 150 && picture[80, 50].red < 100)
    #expect(picture[20, 50].red == 255)
  }

  @Test func aScaleOfSymbolsCanHaveSymbolsOfSeveralTypes() throws {
    let picture = try host {
      Chart(["p", "q"], id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1))
          .symbol(by: .value("n", name))
          .symbolSize(CGSize(width: 40, height: 40))
      }
      .chartSymbolScale([
        "p": Circle().strokeBorder(lineWidth: 4),
        "q": BasicChartSymbolShape.square.strokeBorder(lineWidth: 4),
      ])
      .chartYScale(domain: 0...2)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(.hidden)
    }.render()
    #expect(picture[7, 50].red < 100 && picture[25, 50].red == 255)
    #expect(picture[60, 35].red < 100 && picture[75, 50].red == 255)
  }

  @Test func hostileDataIsDrawnWithoutATrap() throws {
    let numbers = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0]
    let host = try host {
      VStack {
        Chart(numbers.indices, id: \.self) { index in
          BarMark(x: .value("x", numbers[index]), y: .value("y", numbers[5 - index]))
          LineMark(x: .value("x", numbers[index]), y: .value("y", numbers[index]))
            .interpolationMethod(.catmullRom)
          PointMark(x: .value("x", index), y: .value("y", index)).symbolSize(.nan).offset(x: .nan)
          SectorMark(angle: .value("a", numbers[index]), innerRadius: .ratio(.nan))
            .cornerRadius(.infinity)
        }
        Chart {}
        Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
        Chart {
          PointMark(x: .value("x", Date.distantPast), y: .value("y", 1))
          PointMark(x: .value("x", Date.distantFuture), y: .value("y", 1))
          PointMark(
            x: .value("x", Date(timeIntervalSinceReferenceDate: .infinity)), y: .value("y", 1))
        }
        Chart { PointMark(x: .value("x", 5), y: .value("y", -5)) }
          .chartYScale(domain: -5...5, type: .log)
          .chartXAxis { AxisMarks(values: .stride(by: 0)) }
          .frame(width: 3, height: 3)
      }
    }
    _ = try host.render()
  }
}
