import SwiftUI
import Testing

@testable import Examples

/// The record of a list's behaviour.
@MainActor private final class Log {
  /// The visible indices after each change.
  var ranges: [[Int]] = []
  /// The indices of the cells in the order in which they were made.
  var made: [Int] = []
  var appeared: [Int] = []
}

private struct Indices: PreferenceKey {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value += nextValue()
  }
}

/// A list of cells of 170 × 220 points, each with its index in the centre.
private struct NumberList<Data: RandomAccessCollection>: View where Data.Element == Int {
  let data: Data
  let log: Log

  var body: some View {
    HorizontalList(data) { index in
      let _ = log.made.append(index)
      Text("\(index)").frame(width: 150, height: 200).padding(10)
        .id("cell \(index)")
        .preference(key: Indices.self, value: [index])
        .onAppear { log.appeared.append(index) }
    }
    .onPreferenceChange(Indices.self) { log.ranges.append($0) }
  }
}

/// A list, and a finger that starts on its right side.
@MainActor private struct Scene {
  let log = Log()
  let host: ViewHost
  private let start = CGPoint(x: 300, y: 110)

  init(_ data: some RandomAccessCollection<Int>, width: CGFloat = 375) throws {
    let log = log
    host = try ViewHost(size: CGSize(width: width, height: 220)) {
      NumberList(data: data, log: log)
    }
  }

  init(count: Int = 1_000, width: CGFloat = 375) throws {
    try self.init(0..<count, width: width)
  }

  /// The first and the last visible index.
  var visible: [Int] {
    guard let last = log.ranges.last else { return [] }
    #expect(last == Array(last[0]...last[last.count - 1]))
    return [last[0], last[last.count - 1]]
  }

  /// The x coordinates of the cells on the screen, by index.
  var places: [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for index in log.ranges.last ?? [] {
      guard let frame = host.viewGraph.frame(identifiedBy: "cell \(index)") else { continue }
      let x = (frame.minX * 1e9).rounded() / 1e9
      if x + 170 > 0, x < host.size.width { places[index] = x }
    }
    return places
  }

  /// The scroll offset of the list; nil if the list is blank.
  var offset: CGFloat? {
    let offsets = Set(places.map { ((170 * CGFloat($0.key) - $0.value) * 1e8).rounded() / 1e8 })
    #expect(offsets.count <= 1, "cells are not in a row")
    return offsets.first
  }

  /// Moves the finger to where a list that was at rest at 0 has a given offset.
  func move(to offset: CGFloat) {
    host.touchMove(to: CGPoint(x: start.x - offset, y: start.y))
  }

  /// Moves the finger in small steps.
  func walk(from current: CGFloat, to offset: CGFloat) {
    let step: CGFloat = offset < current ? -160 : 160
    for next in stride(from: current, to: offset, by: step).dropFirst() { move(to: next) }
    move(to: offset)
  }

  func touchDown() {
    host.touchDown(at: start)
  }

  /// Lifts the finger after a pause.
  func touchUp(at offset: CGFloat) {
    host.advance(by: 0.2)
    host.touchUp(at: CGPoint(x: start.x - offset, y: start.y))
  }

  /// Drags the list by a distance within a duration, and lifts the finger at that velocity.
  func drag(by distance: CGFloat, duration: TimeInterval) {
    host.drag(from: start, to: CGPoint(x: start.x - distance, y: start.y), duration: duration)
  }
}

@MainActor @Suite struct HorizontalListTests {
  // MARK: Cells in sight

  @Test func settlesCellByCell() throws {
    let scene = try Scene()
    #expect(scene.log.ranges == [[0], [0, 1], [0, 1, 2]])
    #expect(scene.log.appeared == [0, 1, 2])
    #expect(scene.places == [0: 0, 1: 170, 2: 340])
  }

  @Test(arguments: [(100, 0), (170, 0), (171, 1), (340, 1), (390, 2), (510, 2), (511, 3)])
  func makesAsManyCellsAsTheWidthTakes(width: Int, last: Int) throws {
    #expect(try Scene(width: CGFloat(width)).visible == [0, last])
  }

  @Test(arguments: [375.0, 390, 414])
  func theCellsInSightOfAWalk(width: CGFloat) throws {
    let scene = try Scene(width: width)
    let isWide = width == 414
    let expected: [(offset: CGFloat, visible: [Int])] = [
      (0, [0, 2]), (100, [0, isWide ? 3 : 2]), (169, [0, 3]), (171, [1, 3]), (200, [1, 3]),
      (339, [1, 4]), (341, [2, 4]), (500, [2, 5]), (1_000, [5, 8]), (5_000, [29, 31]),
      (10_001, [58, 61]),
    ]
    scene.touchDown()
    var current: CGFloat = 0
    for (offset, visible) in expected {
      scene.walk(from: current, to: offset)
      current = offset
      #expect(scene.visible == visible, "at \(offset)")
      #expect(scene.offset == offset)
    }
    scene.touchUp(at: current)
    #expect(scene.offset == 10_001)
  }

  @Test func aJumpPastTheKnownCellsIsBlank() throws {
    let scene = try Scene()
    scene.touchDown()
    scene.move(to: 5_000)
    #expect(scene.visible == [0, 1])
    #expect(scene.places.isEmpty)
    scene.touchUp(at: 5_000)
    scene.host.advance(by: 5)
    #expect(scene.places.isEmpty)
    let picture = try scene.host.render()
    #expect(Set(stride(from: 0, to: 375, by: 5).map { picture[$0, 110].red }) == [255])
    // The list continues once it is back at known cells.
    scene.touchDown()
    scene.move(to: -5_000)
    #expect(scene.places == [0: 0, 1: 170, 2: 340])
  }

  @Test func takesRangesAndArrays() throws {
    #expect(try Scene(3..<5).log.appeared == [3, 4])
    #expect(try Scene(3...4).log.appeared == [3, 4])
    #expect(try Scene([9, 7, 8]).log.appeared == [9, 7, 8])
    #expect(try Scene([]).log.appeared.isEmpty)
  }

  // MARK: Drags and momentum

  @Test func aSlowDragStaysWhereTheFingerIsLifted() throws {
    // The predicted translation is 300 points: 0.75 * 300 - 100 is less than half the width.
    let scene = try Scene()
    scene.drag(by: 100, duration: 0.125)
    #expect(scene.offset == 100)
    scene.host.advance(by: 3)
    #expect(scene.offset == 100)
  }

  @Test func aFastDragHasMomentum() throws {
    // The predicted translation is 400 points: 0.75 * 400 - 100 is more than half the width. As in
    // the article, the list starts from its position before the drag.
    let scene = try Scene()
    scene.drag(by: 100, duration: 1.0 / 12)
    #expect(scene.offset == 0)
    let start = scene.host.time
    for (time, offset) in [
      (0.1, 55.648125), (0.5, 205.078125), (1, 281.25), (1.5, 298.828125), (2, 300), (3, 300),
    ] {
      scene.host.advance(to: start + time)
      let actual = try #require(scene.offset)
      #expect(abs(actual - offset) < 1e-7, "\(actual) at \(time) s")
    }
  }

  @Test func aTapStopsIt() throws {
    let scene = try Scene()
    scene.drag(by: 100, duration: 1.0 / 12)
    scene.host.advance(by: 0.5)
    scene.host.tap(at: CGPoint(x: 100, y: 100))
    let offset = try #require(scene.offset)
    #expect(offset > 205 && offset < 215)
    scene.host.advance(by: 3)
    #expect(scene.offset == offset)
    scene.drag(by: 50, duration: 0.5)
    let dragged = try #require(scene.offset)
    #expect(abs(dragged - offset - 50) < 1e-7)
  }

  // MARK: Ends

  @Test func aDragStopsAtTheEnds() throws {
    let scene = try Scene()
    scene.touchDown()
    scene.move(to: -100)
    #expect(scene.offset == 0)
    scene.walk(from: -100, to: 170_000)
    #expect(scene.offset == 169_625)
    #expect(scene.visible == [997, 999])
    scene.touchUp(at: 170_000)
    #expect(scene.offset == 169_625)
    #expect(scene.places == [997: -135, 998: 35, 999: 205])
  }

  @Test func momentumStopsAtTheEnds() throws {
    // 10 cells: 1,700 - 375
    let scene = try Scene(count: 10)
    for end in [787.5, 1_325, 1_325] as [CGFloat] {
      scene.drag(by: 300, duration: 0.1)
      scene.host.advance(by: 2.1)
      #expect(scene.offset == end)
    }
    for end in [1_325 - 787.5, 0, 0] as [CGFloat] {
      scene.drag(by: -300, duration: 0.1)
      scene.host.advance(by: 2.1)
      #expect(scene.offset == end)
    }
    // Cells that do not fill the screen do not scroll.
    let small = try Scene(count: 2)
    small.drag(by: 200, duration: 0.1)
    small.host.advance(by: 3)
    #expect(small.places == [0: 0, 1: 170])
  }

  // MARK: The cache

  @Test func cellsAreMadeOnceUntilAMemoryWarning() throws {
    let scene = try Scene()
    scene.touchDown()
    scene.walk(from: 0, to: 1_000)
    scene.walk(from: 1_000, to: 0)
    #expect(scene.log.made == Array(0...8))
    scene.host.postMemoryWarning()
    #expect(scene.log.made == Array(0...8))
    scene.walk(from: 0, to: 200)
    #expect(scene.log.made == Array(0...8) + [0, 1, 2, 3])
    #expect(scene.offset == 200)
  }

  // MARK: The other lists of the article in SwiftUI

  @Test func stateSetInTheInitializerHasNoEffect() throws {
    struct Filled: View {
      @State var items: [String] = []

      init() {
        items = ["1", "2"]
      }

      var body: some View {
        Text("\(items.count) items")
      }
    }
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) { Filled() }
    #expect(host.entries("Text").map(\.name) == ["Text \"0 items\""])
  }
}
