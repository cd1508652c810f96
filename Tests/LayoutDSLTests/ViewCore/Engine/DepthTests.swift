import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// Trees that are very deep or infinite.
@MainActor struct DepthTests {
  /// Creates nested stacks of three nodes per level.
  private func tower(_ levels: Int) -> AnyView {
    var view = AnyView(Color.red.frame(width: 10, height: 10).probe("inside"))
    for _ in 0..<levels {
      let inner = view
      view = AnyView(VStack { inner }.padding(1))
    }
    return view
  }

  /// The greatest number of levels of a tower: the limit without the root and the innermost nodes.
  private let highest = (ViewGraph.greatestDepth - 4) / 3

  @Test func theDeepestTreeIsLaidOutAndDrawn() {
    let screen = Screen(10_000, 10_000) { tower(highest) }
    #expect(screen.graph.diagnostics.isEmpty)
    #expect(screen.frame("inside").size == CGSize(width: 10, height: 10))
    #expect(screen.list.items.count == 1)
    screen.resize(9_000, 9_000)
    #expect(screen.frame("inside").midX == 4_500)
    #expect(screen.graph.layoutMistakes().isEmpty)
  }

  @Test func aDeeperTreeIsCutOff() throws {
    let screen = Screen(10_000, 10_000) { tower(10_000) }
    #expect(screen.graph.diagnostics.map(\.problem) == [.tooDeep])
    #expect(screen.probes.isEmpty)
    let text = try #require(screen.graph.diagnostics.first).description
    #expect(text.hasPrefix("VStack/padding/VStack/padding/VStack/padding/VStack/padding/… "))
    #expect(text.contains(" more …/"))
    #expect(text.contains("more than \(ViewGraph.greatestDepth) levels"))
    #expect(text.count < 500)
    #expect(screen.tree.hasPrefix("root"))
    #expect(screen.list.items.isEmpty)
  }

  @Test func aTreeIsCutOffBeforeTheStackEnds() throws {
    // Each level of this view takes more of the stack than the limit of the depth allows for.
    struct Fat: View {
      let level: Int
      var ballast = InlineArray<4_096, UInt8>(repeating: 1)
      var body: some View { AnyView(Fat(level: level + 1).padding(1)) }
    }
    let screen = Screen(100, 100) { Fat(level: 0) }
    #expect(screen.graph.diagnostics.map(\.problem) == [.tooDeep])
    #expect(screen.tree.hasPrefix("root"))
  }

  @Test func aTreeTooDeepToReleaseIsCutOff() {
    let screen = Screen(100, 100) { tower(200_000) }
    #expect(screen.graph.diagnostics.map(\.problem) == [.tooDeep])
  }

  // MARK: Views that contain themselves

  private struct Bare: View {
    var body: some View { Bare() }
  }

  private struct Erased: View {
    var body: some View { AnyView(Erased().padding(1)) }
  }

  private struct Twice: View {
    var body: some View {
      VStack {
        Twice()
        Twice()
      }
    }
  }

  private struct Branching: View {
    let isFirst: Bool

    var body: some View {
      if isFirst { Branching(isFirst: false) } else { Branching(isFirst: true) }
    }
  }

  private struct Repeated: ViewModifier {
    func body(content: Content) -> some View {
      content.modifier(Repeated()).modifier(Repeated())
    }
  }

  private struct Read: View {
    var body: some View { GeometryReader { _ in Read() } }
  }

  private struct Listed: View {
    var body: some View { LazyVStack { ForEach(0..<2, id: \.self) { _ in Listed() } } }
  }

  @Test func viewsThatContainThemselvesAreReported() {
    let views: [(String, AnyView)] = [
      ("Bare", AnyView(Bare().padding(1))), ("Erased", AnyView(Erased())),
      ("Twice", AnyView(Twice())), ("Branching", AnyView(Branching(isFirst: true).padding(1))),
      ("Repeated", AnyView(Color.red.modifier(Repeated()))), ("Read", AnyView(Read())),
      ("Listed", AnyView(ScrollView { Listed() })),
    ]
    for (name, view) in views {
      let screen = Screen { view }
      let found = screen.graph.diagnostics.filter { $0.problem == .tooDeep }
      #expect(found.count == 1, "\(name)")
      #expect(found.first?.path.contains("\(name)/") == true, "\(name)")
      #expect(screen.tree.hasPrefix("root"))
    }
  }

  private struct Countdown: View {
    let count: Int

    var body: some View {
      if count > 0 { Countdown(count: count - 1) } else { Color.red }
    }
  }

  @Test func aRecursiveViewMayEnd() {
    let screen = Screen(100, 100) { Countdown(count: 50).padding(10).probe("view") }
    #expect(screen.graph.diagnostics.isEmpty)
    #expect(screen.frame("view") == CGRect(0, 0, 100, 100))
    #expect(screen.list.items.count == 1)
  }

  @Test func siblingsOfAnEndlessViewAreShown() {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Bare()
        Color.red.frame(height: 10).probe("after")
      }
    }
    #expect(screen.frame("after").height == 10)
  }

  // MARK: Measuring

  /// The proposals with which each level was measured.
  private final class Log {
    var proposals: [[ProposedViewSize]] = []
  }

  /// A layout of one view that records its proposals.
  private struct Recorder: Layout {
    let log: Log
    let level: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.proposals[level].append(proposal)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private func rows(_ levels: Int, log: Log? = nil) -> AnyView {
    var view = AnyView(Text("end"))
    for level in 0..<levels {
      let inner = view
      let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        inner
        Text("b")
      }
      view = log.map { log in AnyView(Recorder(log: log, level: level) { row }) } ?? AnyView(row)
      log?.proposals.append([])
    }
    return view
  }

  @Test func aNodeIsMeasuredOncePerProposal() {
    let log = Log()
    let screen = Screen(300, 300) { rows(200, log: log) }
    #expect(screen.graph.diagnostics.isEmpty)
    for proposals in log.proposals {
      #expect(!proposals.isEmpty)
      for (index, proposal) in proposals.enumerated() {
        #expect(!proposals[..<index].contains(proposal))
      }
    }
  }

  @Test func measuringGrowsWithTheDepth() {
    func count(_ view: AnyView) -> Int { Screen(300, 300) { view }.graph.measureCount }
    let inRows = [100, 200, 400].map { count(rows($0)) }
    #expect(inRows[2] - inRows[1] == 2 * (inRows[1] - inRows[0]))
    let towers = [100, 200, 400].map { count(tower($0)) }
    #expect(towers[2] - towers[1] == 2 * (towers[1] - towers[0]))
  }
}
