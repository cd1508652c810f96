import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

/// A view whose number of views its type does not tell.
private struct Row: View {
  var isShown = true

  var body: some View {
    if isShown { Color.red.frame(width: 100, height: 50) }
  }
}

private struct TypeSizeReader: View {
  let journal: Journal
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let _ = journal.note("\(size)")
    Color.clear
  }
}

/// Invariants of lazy stacks at every scroll position.
@Suite @MainActor struct LazyNodeTests {
  /// Reproducible pseudorandom numbers.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
  }

  @Test func modifiersHaveTheEnvironmentOfTheirPlace() {
    let journal = Journal()
    let screen = Screen {
      LazyVStack {
        ForEach(0..<1) { _ in
          Row().overlay { TypeSizeReader(journal: journal) }.dynamicTypeSize(.small)
            .overlay { TypeSizeReader(journal: journal) }.disabled(true)
            .onTapGesture { journal.note("tap") }
        }
      }
    }
    #expect(Set(journal.take()) == ["small", "large"])
    screen.tap(50, 50)
    #expect(journal.entries == ["tap"])
  }

  private static func height(_ number: Int) -> CGFloat {
    CGFloat(10 + (number * 7919) % 61)
  }

  private struct Flat: View {
    var body: some View {
      LazyVStack(spacing: 3) {
        ForEach(0..<500, id: \.self) { number in
          Color.red.frame(height: height(number)).probe("\(number)")
        }
      }
    }
  }

  private struct Sections: View {
    var body: some View {
      LazyVStack(spacing: 3) {
        ForEach(0..<50, id: \.self) { section in
          Section {
            ForEach(1..<9, id: \.self) { row in
              Color.red.frame(height: height(section * 10 + row)).probe("\(section * 10 + row)")
            }
          } header: {
            Color.red.frame(height: height(section * 10)).probe("\(section * 10)")
          } footer: {
            Color.red.frame(height: height(section * 10 + 9)).probe("\(section * 10 + 9)")
          }
        }
      }
    }
  }

  private struct Mixed: View {
    var body: some View {
      LazyVStack(spacing: 3) {
        Color.red.frame(height: height(0)).probe("0")
        ForEach(0..<249, id: \.self) { pair in
          if pair >= 0 {
            Color.red.frame(height: height(2 * pair + 1)).probe("\(2 * pair + 1)")
            Color.red.frame(height: height(2 * pair + 2)).probe("\(2 * pair + 2)")
          }
        }
        Color.red.frame(height: height(499)).probe("499")
      }
    }
  }

  /// Checks that the rows are adjacent, in order, and exactly those that intersect the viewport.
  private func check(_ screen: Screen, _ note: String) {
    let rows = screen.probes.compactMap { name in
      Int(name).map { (number: $0, frame: screen.frame(name)) }
    }
    guard let first = rows.first, let last = rows.last else {
      Issue.record("\(note): nothing to see")
      return
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(next.number == row.number + 1, "\(note)")
      #expect(abs(next.frame.minY - row.frame.maxY - 3) < 1e-6, "\(note)")
    }
    for row in rows {
      #expect(row.frame.height == Self.height(row.number), "\(note)")
      #expect(row.frame.maxY > 0 && row.frame.minY < 100, "\(note)")
    }
    if first.number > 0 { #expect(first.frame.minY <= 3 + 1e-6, "\(note)") }
    if last.number < 499 { #expect(last.frame.maxY >= 97 - 1e-6, "\(note)") }
  }

  private func wander<Content: View>(seed: UInt64, _ content: Content) {
    let screen = Screen(100, 100) { ScrollView { content } }
    guard let scroll = screen.graph.mainScrollNode else { return }
    var numbers = Numbers(state: seed)
    for step in 0..<150 {
      let room = scroll.contentSize.height - 100
      let target =
        switch numbers.next(0...9) {
        case 0: CGFloat(numbers.next(0...Int(room)))
        case 1...4: scroll.contentOffset.y - CGFloat(numbers.next(0...80))
        default: scroll.contentOffset.y + CGFloat(numbers.next(0...80))
        }
      screen.scroll(to: CGPoint(x: 0, y: min(max(target, 0), room)))
      check(screen, "step \(step)")
    }
    var attempts = 0
    while scroll.contentOffset.y + 100 < scroll.contentSize.height, attempts < 10 {
      screen.scroll(to: CGPoint(x: 0, y: scroll.contentSize.height - 100))
      check(screen, "end")
      attempts += 1
    }
    #expect(abs(screen.frame("499").maxY - 100) < 1e-6)
    screen.scroll(to: .zero)
    check(screen, "start")
    #expect(screen.frame("0").minY == 0)
  }

  @Test(arguments: 1...6) func invariantsHoldOnARandomWalk(seed: UInt64) {
    wander(seed: seed, Flat())
    wander(seed: seed, Sections())
    wander(seed: seed, Mixed())
  }

  @Test func aStackWithoutAProposalIsAsBroadAsItsVisibleViews() {
    let screen = Screen(200, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<30, id: \.self) { number in
                Color.red.frame(width: CGFloat(20 + 5 * number), height: 10)
              }
            }
          }
          Color.blue.frame(width: 10).probe("next")
        }
      }
    }
    #expect(screen.frame("next").minX == 40)
  }

  @Test func theIdealBreadthDoesNotDependOnThePresentOne() throws {
    let screen = Screen(60, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { _ in
            Color.red.frame(idealWidth: 90, maxWidth: .infinity).frame(height: 10)
          }
        }
      }
    }
    let stack = try #require(screen.graph.mainScrollNode?.children.first as? LazyNode)
    #expect(stack.size.width == 60)
    #expect(stack.measure(ProposedViewSize(width: nil, height: nil)).width == 90)
    #expect(stack.measure(ProposedViewSize(width: 60, height: nil)).width == 60)
  }

  @Test func theIdealBreadthIsThatOfTheViewsThatWereSeen() {
    let screen = Screen(60, 100) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { id in
              Color.red.frame(width: 20, height: id == 0 ? 30 : id == 40 ? 50 : 10)
            }
          }
        }
        .fixedSize(horizontal: false, vertical: true)
        Color.blue.probe("below")
      }
    }
    for (offset, height) in [(0, 30), (400, 30), (800, 50), (1100, 50), (0, 50)] {
      screen.scroll(to: CGPoint(x: offset, y: 0))
      #expect(screen.frame("below").minY == CGFloat(height), "at \(offset)")
      screen.graph.setNeedsEverything()
      #expect(screen.frame("below").minY == CGFloat(height), "computed again at \(offset)")
    }
  }

  @Test func matchesAnEagerStackFromTheTop() {
    let lazy = Screen(100, 100) { ScrollView { Sections() } }
    var position: CGFloat = 0
    for number in 0..<500 {
      lazy.scroll(to: CGPoint(x: 0, y: position))
      #expect(abs(lazy.frame("\(number)").minY) < 1e-6)
      position += Self.height(number) + 3
      if position > 10_000 { return }
    }
  }

  // MARK: Estimates

  private func estimate(in screen: Screen) -> CGFloat? {
    var node: GeometricNode? = screen.graph.root
    while let current = node, !(current is LazyNode) { node = current.children.first }
    return (node as? LazyNode)?.estimate
  }

  @Test func unmeasuredLinesAreAsLongAsTheAverage() {
    let row = Screen(100, 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(3..<60) { Color.red.frame(width: CGFloat(10 * $0)) } }
      }
    }
    // Widths of 30 and 40 are visible, and a part of 50.
    #expect(estimate(in: row) == 40)
  }

  @Test func withoutMeasurementsTheViewportOrARowIsTheEstimate() {
    let row = Screen(200, 20) { ScrollView(.horizontal) { LazyHStack { EmptyView() } } }
    #expect(estimate(in: row) == 200)
    let column = Screen(200, 20) { ScrollView { LazyVStack { EmptyView() } } }
    #expect(estimate(in: column) == 44)
  }

  @Test func aNewBreadthKeepsTheAverage() {
    func item(_ name: String) -> some View { Color.red.frame(width: 100).probe(name) }
    let screen = Screen(100, 50) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          item("0")
          item("1")
          item("2")
          item("3")
          item("4")
          item("5")
          item("6")
          item("7")
        }
      }
    }
    screen.scroll(to: CGPoint(x: 500, y: 0))
    #expect(screen.frame("5").minX == 0)
    screen.resize(100, 60)
    #expect(screen.probes == ["5"])
    #expect(screen.frame("5") == CGRect(0, 0, 100, 60))
  }

  @Test func modifiersAroundAViewOfUnknownLengthChange() {
    struct Row: View {
      var body: some View { AnyView(Color.red.frame(height: 10)) }
    }
    let stage = Stage(CGFloat(0)) { inset in
      ScrollView {
        LazyVStack { Row().padding(.leading, inset) }
      }
    }
    stage.value = 30
    #expect(stage.screen.fills(of: .red).first?.minX == 30)
  }

  /// An estimate would be corrected when the views are placed, which moves the rows around them out of
  /// sight; a row that is made again would estimate again.
  @Test func aListWithoutAHeightInAListHasItsLengthBeforeItIsPlaced() throws {
    let screen = Screen(100, 32) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<6) { _ in
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<10) { Color.red.frame(height: CGFloat(10 + $0 * 10)) }
              }
            }
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    let scroll = try #require(screen.graph.mainScrollNode)
    for rows in 1...5 {
      screen.scroll(to: CGPoint(x: 0, y: 3300 - 550 * CGFloat(rows)))
      #expect(!screen.graph.hasGivenUp)
      #expect(scroll.contentSize.height == 3300)
    }
  }

  @Test func aStackWhoseViewsAreAllVisibleIsAsBroadAsTheBroadestThatIsLeft() {
    let stage = Stage(50) { breadth in
      LazyVStack {
        Color.red.frame(width: CGFloat(breadth), height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .fixedSize()
      .probe("stack")
    }
    #expect(stage.screen.frame("stack").width == 50)
    stage.value = 30
    #expect(stage.screen.frame("stack").width == 30)
  }

  @Test func aRowIsAsTallAsTheTallestViewThatIsLeft() {
    let stage = Stage([50, 20, 30]) { heights in
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(heights, id: \.self) { Color.red.frame(width: 10, height: CGFloat($0)) }
          }
        }
        .fixedSize(horizontal: false, vertical: true)
        .probe("row")
      }
    }
    #expect(stage.screen.frame("row").height == 50)
    stage.value = [20, 30]
    #expect(stage.screen.frame("row").height == 30)
  }

  @Test func aColumnIsAsTallAsAListThatWasMeasuredForAnotherWidth() {
    let stage = Stage(false) { hasList in
      ScrollView(.horizontal) {
        LazyHStack {
          ScrollView {
            VStack(spacing: 0) {
              Color.green.frame(width: 100, height: 30)
              if hasList { List { Text("one two three four five six seven eight") } }
            }
            .probe("column")
          }
        }
      }
    }
    stage.value = true
    let height = stage.screen.frame("column").height
    stage.screen.graph.setNeedsEverything()
    #expect(stage.screen.frame("column").height == height)
  }

  /// A stack measures its scroll view before this has a width, by which its pages are measured.
  @Test func aRowThatIsMeasuredAgainReplacesItsLengthInTheEstimate() {
    let screen = Screen(100, 200) {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<4) { Text("\($0)").containerRelativeFrame(.horizontal).probe("\($0)") }
          }
        }
        Color.red.frame(height: 20)
      }
    }
    #expect(estimate(in: screen) == 100)
  }
}
