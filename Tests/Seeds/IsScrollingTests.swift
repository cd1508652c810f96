import SwiftUI
import Testing

@testable import Examples

/// The values that a monitor reported, with their times.
@MainActor private final class Reports {
  var host: ViewHost?
  var entries: [String] = []
  private(set) var isScrolling = false

  /// The binding to which a monitor writes.
  var binding: Binding<Bool> {
    Binding {
      self.isScrolling
    } set: { [unowned self] value in
      isScrolling = value
      let time = ((host?.time ?? 0) * 1_000).rounded() / 1_000
      entries.append("\(value ? "moves" : "rests") \(time)")
    }
  }
}

@MainActor @Suite struct IsScrollingTests {
  private let reports = Reports()

  private func host<Content: View>(
    @ViewBuilder content: (Binding<Bool>) -> Content
  ) throws -> ViewHost {
    let host = try ViewHost(size: CGSize(width: 390, height: 500)) { content(reports.binding) }
    reports.host = host
    return host
  }

  private func columnHost(_ mode: ScrollStatusMonitorMode) throws -> ViewHost {
    try host { CardColumn(isScrolling: $0, mode: mode) }
  }

  /// Skips the first two positions of the column, which the monitor ignores.
  private func passTheFirst(_ host: ViewHost) {
    host.scroll(y: 1)
    #expect(reports.entries.isEmpty)
  }

  // MARK: common

  @Test func aScrollOfSixtyFramesASecond() throws {
    let host = try columnHost(.common)
    for frame in 0..<30 {
      host.scroll(y: CGFloat(frame) * 10)
      host.advance(by: 1.0 / 60)
    }
    // The first frame does not move the column, and the monitor ignores the second. The last frame
    // is at 29/60 s; the check that frame 27 requested is the first after more than 0.1 s of
    // silence.
    #expect(reports.entries == ["moves 0.033"])
    host.advance(to: 27.0 / 60 + 0.149)
    #expect(reports.entries == ["moves 0.033"])
    #expect(host.runUntilIdle())
    #expect(reports.entries == ["moves 0.033", "rests 0.6"])
  }

  @Test func aPauseBelowATenthOfASecondIsIgnored() throws {
    let host = try columnHost(.common)
    passTheFirst(host)
    host.scroll(y: 10)
    host.advance(to: 0.12)
    host.scroll(y: 20)
    host.advance(to: 1)
    #expect(reports.entries == ["moves 0.0", "rests 0.27"])
  }

  @Test func aLongerPauseIsReported() throws {
    let host = try columnHost(.common)
    passTheFirst(host)
    host.scroll(y: 10)
    host.advance(to: 0.2)
    host.scroll(y: 20)
    host.advance(to: 1)
    #expect(reports.entries == ["moves 0.0", "rests 0.15", "moves 0.2", "rests 0.35"])
  }

  @Test func theCellsReceiveTheStatus() throws {
    let host = try columnHost(.common)
    passTheFirst(host)
    #expect(!host.layoutTree().contains("\"moves\""))
    host.scroll(y: 10)
    #expect(host.layoutTree().contains("\"moves\""))
    host.advance(by: 0.15)
    #expect(!host.layoutTree().contains("\"moves\""))
  }

  @Test func rowsOfAListReport() throws {
    let host = try host { CardList(isScrolling: $0) }
    for offset in 1...12 {
      host.scroll(y: CGFloat(offset) * 40)
      host.advance(by: 1.0 / 60)
    }
    #expect(reports.isScrolling)
    host.advance(by: 0.15)
    #expect(!reports.isScrolling)
    #expect(reports.entries.count == 2)
  }

  @Test func twoMonitorsReportIndependently() throws {
    let host = try ViewHost(size: CGSize(width: 390, height: 700)) { IsScrolling() }
    func status() -> [Bool] {
      ["Strip", "Column"].map { host.layoutTree().contains("\($0) moves") }
    }
    for offset in 1...4 { host.scroll(to: CGPoint(x: offset, y: 0)) }
    #expect(status() == [true, false])
    host.advance(by: 0.15)
    #expect(status() == [false, false])
  }

  // MARK: exclusion

  @Test func theRunLoopReportsWithinATenthOfASecond() throws {
    let host = try columnHost(.exclusion)
    host.advance(to: 0.54)
    host.touchDown(at: CGPoint(x: 200, y: 300))
    host.touchMove(to: CGPoint(x: 200, y: 280))
    // A finger that rests on the content still counts as scrolling.
    host.advance(to: 1.23)
    host.touchUp(at: CGPoint(x: 200, y: 280))
    host.advance(to: 3)
    // As in Foundation, a timer that was due in another run loop mode fires once its own mode is
    // active.
    #expect(reports.entries == ["moves 0.54", "rests 1.23"])
  }

  @Test(arguments: [ScrollStatusMonitorMode.exclusion, .common])
  func aDragWithMomentum(mode: ScrollStatusMonitorMode) throws {
    let host = try columnHost(mode)
    let node = try #require(host.viewGraph.mainScrollNode)
    host.advance(to: 0.05)
    node.dragBegan()
    for step in 1...12 {
      node.dragChanged(translation: CGSize(width: 0, height: -15 * CGFloat(step)))
      host.advance(by: 1.0 / 60)
    }
    #expect(reports.isScrolling)
    node.dragEnded(velocity: CGVector(dx: 0, dy: -900))
    host.advance(by: 1)
    #expect(reports.isScrolling)
    #expect(node.contentOffset.y > 180)
    #expect(host.runUntilIdle())
    host.advance(by: 0.2)
    #expect(!reports.isScrolling)
    #expect(reports.entries.count == 2)
  }

  @Test(arguments: Container.allCases, [ScrollStatusMonitorMode.exclusion, .common])
  fileprivate func aFlingOfAnyContainer(
    container: Container, mode: ScrollStatusMonitorMode
  ) throws {
    let host = try host { container.view.scrollStatusMonitor($0, monitorMode: mode) }
    host.advance(to: 0.31)
    #expect(reports.entries.isEmpty)
    host.fling(from: CGPoint(x: 195, y: 300), velocity: container.velocity)
    host.advance(by: 0.5)
    #expect(reports.isScrolling)
    #expect(host.runUntilIdle())
    host.advance(by: 0.2)
    #expect(!reports.isScrolling)
    #expect(reports.entries.count == 2)
  }

  @Test func theRunLoopReportsEveryScrollView() throws {
    let second = Reports()
    let host = try host { binding in
      VStack {
        CardStrip(isScrolling: binding, mode: .exclusion)
        CardColumn(isScrolling: second.binding, mode: .exclusion)
      }
    }
    host.touchDown(at: CGPoint(x: 200, y: 100))
    host.touchMove(to: CGPoint(x: 180, y: 100))
    host.advance(by: 0.1)
    #expect(reports.isScrolling && second.isScrolling)
    host.touchUp(at: CGPoint(x: 180, y: 100))
    host.advance(by: 0.1)
    #expect(!reports.isScrolling && !second.isScrolling)
  }

  @Test func aRemovedMonitorDoesNotReport() throws {
    let host = try host { Gone(isScrolling: $0) }
    host.viewGraph.clock.mode = .tracking
    host.advance(to: 5)
    #expect(reports.entries.isEmpty)
    #expect(host.runUntilIdle())
  }
}

/// The containers of the article, each with its scroll sensor where the article puts it.
@MainActor private enum Container: CaseIterable {
  case column, lazyColumn, list, row, lazyRow, plane

  private var cells: some View {
    ForEach(0..<100) { Card(index: $0).frame(width: 150, height: 80) }
  }

  private var sensingCells: some View {
    ForEach(0..<100) { Card(index: $0).frame(width: 150, height: 80).scrollSensor() }
  }

  @ViewBuilder var view: some View {
    switch self {
    case .column: ScrollView { VStack { cells }.scrollSensor() }
    case .lazyColumn: ScrollView { LazyVStack { sensingCells } }
    case .list: List { sensingCells }
    case .row: ScrollView(.horizontal) { HStack { cells }.scrollSensor().frame(height: 500) }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack { sensingCells }.frame(height: 500) }
    case .plane:
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 3_000, height: 3_000).scrollSensor()
      }
    }
  }

  var velocity: CGVector {
    switch self {
    case .column, .lazyColumn, .list: CGVector(dx: 0, dy: -1_000)
    case .row, .lazyRow: CGVector(dx: -1_000, dy: 0)
    case .plane: CGVector(dx: -700, dy: -700)
    }
  }
}

/// A monitored column that is removed as soon as it appears.
private struct Gone: View {
  @Binding var isScrolling: Bool
  @State private var isGone = false

  var body: some View {
    if !isGone {
      CardColumn(isScrolling: $isScrolling, mode: .exclusion).onAppear { isGone = true }
    }
  }
}
