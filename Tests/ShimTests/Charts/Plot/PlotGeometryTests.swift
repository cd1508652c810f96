import SwiftUI
import Testing

@testable import Charts

@MainActor struct PlotGeometryTests {
  private func geometry(
    _ configuration: ChartConfiguration = ChartConfiguration(),
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> PlotGeometry {
    PlotGeometry(
      model: ChartModel(content(), configuration: configuration, context: AxisContext()),
      size: CGSize(width: 200, height: 100))
  }

  private func frames(@ChartContentBuilder _ content: () -> some ChartContent) -> [CGRect] {
    let geometry = geometry(content: content)
    return geometry.model.marks.indices.compactMap { geometry.frame(of: $0) }
  }

  private func geometry(@ChartContentBuilder content: () -> some ChartContent) -> PlotGeometry {
    geometry(ChartConfiguration(), content)
  }

  @Test func barsStandInTheMiddleOfTheirBands() {
    let frames = frames {
      BarMark(x: .value("x", "a"), y: .value("y", 10), width: .fixed(20))
      BarMark(x: .value("x", "b"), y: .value("y", 5), width: .ratio(0.5))
    }
    #expect(
      frames == [
        CGRect(x: 40, y: 0, width: 20, height: 100), CGRect(x: 125, y: 50, width: 50, height: 50),
      ])
  }

  @Test func barsOfAValueAndAGroupShareTheirBand() {
    let frames = frames {
      ForEach(["p", "q"], id: \.self) { group in
        BarMark(x: .value("x", "a"), y: .value("y", 10))
          .position(by: .value("g", group), span: .fixed(100))
      }
    }
    #expect(frames.map(\.midX) == [75, 125])
    #expect(frames[0].maxX < frames[1].minX)
  }

  @Test func horizontalBarsLieInTheirBands() {
    let frames = frames {
      BarMark(x: .value("x", 10), y: .value("y", "a"), height: .inset(5))
      BarMark(x: .value("x", -10), y: .value("y", "b"), height: .inset(5))
    }
    #expect(
      frames == [
        CGRect(x: 100, y: 5, width: 100, height: 40), CGRect(x: 0, y: 55, width: 100, height: 40),
      ])
  }

  @Test func aBarOfADayIsAsWideAsTheDay() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let frames = frames {
      ForEach(0..<4) { day in
        BarMark(
          x: .value("x", start.addingTimeInterval(86_400 * Double(day)), unit: .day),
          y: .value("y", 1), width: .ratio(1))
      }
    }
    #expect(frames.map(\.minX) == [0, 50, 100, 150])
    #expect(frames.allSatisfy { abs($0.width - 50) < 1e-9 })
  }

  @Test func barsAtPlainNumbersStayInThePlot() {
    let frames = frames {
      ForEach(0..<5) { BarMark(x: .value("x", $0), y: .value("y", 1), width: .fixed(10)) }
    }
    #expect(frames.first?.minX == 0 && frames.last?.maxX == 200)
  }

  @Test func rulesAndRectanglesReachTheEdges() {
    let frames = frames {
      PointMark(x: .value("x", 10), y: .value("y", 10))
      RuleMark(y: .value("y", 5))
      RuleMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 5))
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5))
    }
    #expect(
      frames.dropFirst() == [
        CGRect(x: 0, y: 50, width: 200, height: 0), CGRect(x: 100, y: 50, width: 0, height: 50),
        CGRect(x: 0, y: 0, width: 100, height: 100),
      ])
  }

  @Test func rectanglesInPointsNeedNoScale() {
    let frames = frames {
      RectangleMark()
      RectangleMark(xStart: 30, xEnd: 70, yEnd: 10)
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 30, y: 0, width: 40, height: 10),
      ])
  }

  @Test func aRimIsInsideItsSymbol() {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let path = BasicChartSymbolShape.circle.strokeBorder(lineWidth: 4).path(in: frame)
    #expect(path.contains(CGPoint(x: 2, y: 10)) && !path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.boundingRect.minX >= -0.01)
  }

  @Test func offsetsMoveEdges() {
    let frames = frames {
      RuleMark(y: .value("y", 1)).offset(y: 3)
      BarMark(x: .value("x", 1), y: .value("y", "a"), height: .fixed(10)).offset(xStart: 5)
    }
    #expect(frames.last?.minX == 5)
  }

  @Test func linesOfDifferentSeriesAreApart() {
    let geometry = geometry {
      ForEach(0..<4) { place in
        LineMark(x: .value("x", place), y: .value("y", place))
          .foregroundStyle(by: .value("s", place % 2 == 0 ? "even" : "odd"))
        LineMark(x: .value("x", place), y: .value("y", 0), series: .value("s", "flat"))
      }
    }
    #expect(geometry.drawnMarks().count == 3)
  }

  @Test func marksAreDrawnInOrderOfTheirIndex() {
    let geometry = geometry {
      PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
      RuleMark(y: .value("y", 1))
      PointMark(x: .value("x", 2), y: .value("y", 1)).zIndex(-1)
    }
    #expect(geometry.drawnMarks().map(\.index) == [2, 1, 0])
  }

  @Test func sectorsShareTheCircle() {
    let geometry = geometry {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5))
      SectorMark(angle: .value("a", 3), innerRadius: .fixed(10), outerRadius: .inset(5))
      SectorMark(angle: .value("a", -7))
    }
    let sectors = geometry.sectors.map(\.shape)
    let ends: [Double] = [.pi / 2, 2 * .pi, 2 * .pi]
    #expect(sectors.map(\.end) == ends)
    #expect(sectors[0].innerRadius == 25 && sectors[0].outerRadius == 50)
    #expect(sectors[1].innerRadius == 10 && sectors[1].outerRadius == 45)
    #expect(sectors[0].path.contains(CGPoint(x: 125, y: 25)))
    #expect(!sectors[0].path.contains(CGPoint(x: 75, y: 25)))
    #expect(geometry.model.angleValue(at: .degrees(90)) == .number(1))
    #expect(geometry.angle(at: CGPoint(x: 150, y: 50)) == .degrees(90))
  }
}
