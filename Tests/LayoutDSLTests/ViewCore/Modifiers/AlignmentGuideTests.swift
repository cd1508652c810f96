import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

@MainActor struct AlignmentGuideTests {
  @Test func aGuideMovesAView() {
    let screen = Screen {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).probe("a")
        Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }.probe("b")
      }
      .probe("all")
    }
    #expect(screen.frame("all") == CGRect(40, 20, 20, 60))
    #expect(screen.frame("a") == CGRect(40, 40, 10, 40))
    #expect(screen.frame("b") == CGRect(50, 20, 10, 20))
  }

  @Test func guidesOfSeveralViewsAreAveraged() {
    let screen = Screen {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.mark) { _ in 4 }
          Color.red.frame(width: 10, height: 20).alignmentGuide(.mark) { _ in 8 }
          Color.red.frame(width: 10, height: 20)
        }
        .probe("column")
        Color.red.frame(width: 10, height: 20).probe("plain")
      }
    }
    // The guide of the column is (4 + (20 + 8)) / 2 = 16, that of the plain view 20 / 4 = 5.
    #expect(screen.frame("plain").minY - screen.frame("column").minY == 11)
  }

  @Test func containersUseTheirOutermostBaselines() {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Text("a").font(.system(size: 20))
          Text("b").font(.system(size: 40))
        }
        .probe("column")
        Text("c").font(.system(size: 8)).probe("small")
        Color.red.frame(width: 10, height: 5).probe("box")
      }
    }
    let top = screen.frame("column").minY
    let distance = screen.frame("small").minY - top
    // The column's first baseline is that of "a", 15 below its top; that of "c" is 6 below its top.
    let textTop = screen.frame("column").height - 60
    #expect(distance == textTop + 15 - 6)
    #expect(screen.frame("box").minY - top == textTop + 15 - 5)
  }

  @Test func guidesPassThroughPaddingAndFrames() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).probe("a")
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }
          .padding(.leading, 3).probe("b")
      }
    }
    #expect(screen.frame("a").minX - screen.frame("b").minX == 8)
  }

  @Test func dimensions() {
    var seen: [CGFloat?] = []
    _ = Screen {
      Color.red.frame(width: 20, height: 40)
        .alignmentGuide(.trailing) { $0.width + 1 }
        .alignmentGuide(.leading) { dimensions in
          seen = [
            dimensions.width, dimensions.height, dimensions[.trailing], dimensions[.top],
            dimensions[VerticalAlignment.center], dimensions[explicit: .trailing],
            dimensions[explicit: VerticalAlignment.top],
          ]
          return 0
        }
        .frame(width: 50, alignment: .leading)
    }
    #expect(seen == [20, 40, 21, 0, 20, 21, nil])
  }

  /// A container's guide is the mean of its children's explicit guides; a baseline is the outermost
  /// one.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func containersMergeTheGuidesOfTheirChildren(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let tree = GuideTree.random(depth: 3, &random)
    let screen = Screen(200, 200) { tree.view(name: "0") }
    let guides: [(VerticalAlignment, ([CGFloat]) -> CGFloat?)] = [
      (.mark, { $0.isEmpty ? nil : $0.reduce(0, +) / CGFloat($0.count) }),
      (.firstTextBaseline, { $0.min() }), (.lastTextBaseline, { $0.max() }),
    ]
    for (guide, merge) in guides {
      tree.forEach(name: "0") { subtree, name in
        let expected = subtree.guide(name: name, frames: screen.frames, merge: merge)
        let node = screen.node(name)
        let found = node?.dimensions(node?.proposal ?? .unspecified)[explicit: guide]
          .map { $0 + screen.frame(name).minY }
        #expect((found == nil) == (expected == nil))
        if let found, let expected { #expect(abs(found - expected) < 1e-9) }
      }
    }
  }
}

/// Nested containers around leaves with and without explicit guides.
private indirect enum GuideTree {
  case leaf(CGSize, guide: CGFloat?)
  case row([GuideTree])
  case column([GuideTree])
  case layers([GuideTree])
  case padded(GuideTree)

  private var children: [GuideTree] {
    switch self {
    case .leaf: []
    case .row(let children), .column(let children), .layers(let children): children
    case .padded(let child): [child]
    }
  }

  @MainActor func view(name: String) -> AnyView {
    let views = children.enumerated().map { $1.view(name: "\(name).\($0)") }
    let content = ForEach(views.indices, id: \.self) { views[$0] }
    let view: any View =
      switch self {
      case .leaf(let size, nil): Color.red.frame(width: size.width, height: size.height)
      case .leaf(let size, let guide?):
        Color.red.frame(width: size.width, height: size.height)
          .alignmentGuide(.mark) { _ in guide }
          .alignmentGuide(.firstTextBaseline) { _ in guide }
          .alignmentGuide(.lastTextBaseline) { _ in guide }
      case .row: HStack(alignment: .top) { content }
      case .column: VStack { content }
      case .layers: ZStack { content }
      case .padded: views[0].padding(7).frame(width: 90)
      }
    return AnyView(AnyView(view).probe(name))
  }

  func forEach(name: String, _ body: (GuideTree, String) -> Void) {
    body(self, name)
    for (index, child) in children.enumerated() {
      child.forEach(name: "\(name).\(index)", body)
    }
  }

  /// The position of the guide on the screen, computed only from the frames of the leaves.
  func guide(
    name: String, frames: [String: CGRect], merge: ([CGFloat]) -> CGFloat?
  ) -> CGFloat? {
    if case .leaf(_, let guide) = self {
      return guide.map { $0 + (frames[name] ?? .null).minY }
    }
    return merge(
      children.enumerated().compactMap {
        $1.guide(name: "\(name).\($0)", frames: frames, merge: merge)
      })
  }

  static func random(depth: Int, _ random: inout RandomNumbers) -> GuideTree {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      let size = CGSize(
        width: Int.random(in: 0...40, using: &random),
        height: Int.random(in: 0...40, using: &random))
      let sets = Bool.random(using: &random)
      return .leaf(size, guide: sets ? CGFloat(Int.random(in: -20...60, using: &random)) : nil)
    }
    let count = Int.random(in: 1...3, using: &random)
    let children = (0..<count).map { _ in Self.random(depth: depth - 1, &random) }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .row(children)
    case 1: return .column(children)
    case 2: return .layers(children)
    default: return .padded(children[0])
    }
  }
}

extension AlignmentGuideTests {
  @Test(arguments: [false, true])
  func aStackOfTheOtherAxisPassesOnNoBuiltInGuide(isLayout: Bool) {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).probe("above")
        let row = isLayout ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(ZStackLayout())
        row {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 7 }
            .alignmentGuide(.top) { _ in 3 }
          Color.red.frame(width: 10, height: 10)
        }
        .probe("row")
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 7 }
          Color.red.frame(width: 10, height: 10)
        }
        .probe("stack")
      }
    }
    #expect(screen.frame("row").minX == screen.frame("above").minX)
    #expect(screen.frame("stack").minX == screen.frame("above").minX)
  }
}
