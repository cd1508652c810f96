import Combine
import Foundation
import LayoutDSL

@testable import ViewCore

/// A random tree of views whose leaves can be changed while the tree is on a screen.
@MainActor indirect enum ChangingTree {
  case leaf(Leaf)
  case padded(CGFloat, ChangingTree)
  case prioritized(Double, ChangingTree)
  /// A frame that limits the width and aligns its content at a guide.
  case limited(CGFloat, ChangingTree)
  /// The tree with the sum of its numbers as a bar behind it and its names as a text before it.
  case summed(ChangingTree)
  case overlaid(ChangingTree, ChangingTree)
  case row(VerticalAlignment, [ChangingTree])
  case column(HorizontalAlignment, [ChangingTree])
  case pile(Alignment, [ChangingTree])

  /// The values that a leaf shows.
  final class Leaf: ObservableObject {
    @Published var values: Values
    init(_ values: Values) { self.values = values }
  }

  /// The values of a leaf: all that a change can touch.
  struct Values {
    var size: CGSize
    /// A text in place of a rectangle of `size`; nil for the rectangle.
    var text: String?
    var priority = 0.0
    var isHidden = false
    /// The explicit leading and top guides; nil if the leaf has none.
    var guide: CGFloat?
    /// The explicit guide of the first baseline, from the bottom; nil if the leaf has none.
    var baseline: CGFloat?
    /// The number that is added to `SumKey`; nil if the leaf does not set it.
    var number: Int?
    var identity = 0
    var offset = CGSize.zero
  }
}

// MARK: Views

extension ChangingTree {
  private struct LeafView: View {
    let name: String
    @ObservedObject var leaf: Leaf
    var values: Values { leaf.values }

    var body: some View {
      if !values.isHidden {
        content
          .alignmentGuide(.leading) { values.guide ?? $0[.leading] }
          .alignmentGuide(.top) { values.guide ?? $0[.top] }
          .alignmentGuide(.firstTextBaseline) { dimensions in
            values.baseline.map { dimensions.height - $0 } ?? dimensions[.firstTextBaseline]
          }
          .offset(values.offset)
          .probe(name)
          .id(values.identity)
          .layoutPriority(values.priority)
      }
    }

    @ViewBuilder private var content: some View {
      if let number = values.number {
        picture.preference(key: SumKey.self, value: number)
          .preference(key: ListKey.self, value: ["\(name):\(number)"])
      } else {
        picture
      }
    }

    @ViewBuilder private var picture: some View {
      if let text = values.text {
        Text(text)
      } else {
        Color.red.frame(width: values.size.width, height: values.size.height)
      }
    }
  }

  /// Returns the views of the tree, with a probe per leaf, named by its number.
  func view(leaf: inout Int) -> AnyView {
    switch self {
    case .leaf(let values):
      leaf += 1
      return AnyView(LeafView(name: "\(leaf - 1)", leaf: values))
    case .padded(let length, let tree): return AnyView(tree.view(leaf: &leaf).padding(length))
    case .prioritized(let priority, let tree):
      return AnyView(tree.view(leaf: &leaf).layoutPriority(priority))
    case .limited(let width, let tree):
      return AnyView(tree.view(leaf: &leaf).frame(maxWidth: width, alignment: .topLeading))
    case .summed(let tree):
      return AnyView(
        tree.view(leaf: &leaf)
          .backgroundPreferenceValue(SumKey.self) { Color.blue.frame(width: CGFloat($0)) }
          .overlayPreferenceValue(ListKey.self) { Text($0.joined()) })
    case .overlaid(let tree, let above):
      let view = tree.view(leaf: &leaf)
      return AnyView(view.overlay(alignment: .topLeading) { above.view(leaf: &leaf) })
    case .row(let alignment, let trees):
      let content = Self.list(trees, &leaf)
      return AnyView(HStack(alignment: alignment, spacing: 3) { content })
    case .column(let alignment, let trees):
      let content = Self.list(trees, &leaf)
      return AnyView(VStack(alignment: alignment) { content })
    case .pile(let alignment, let trees):
      let content = Self.list(trees, &leaf)
      return AnyView(ZStack(alignment: alignment) { content })
    }
  }

  private static func list(_ trees: [ChangingTree], _ leaf: inout Int) -> some View {
    let views = trees.map { $0.view(leaf: &leaf) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  /// The leaves in the order of their numbers.
  var leaves: [Leaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .padded(_, let tree), .prioritized(_, let tree), .limited(_, let tree), .summed(let tree):
      tree.leaves
    case .overlaid(let tree, let above): tree.leaves + above.leaves
    case .row(_, let trees), .column(_, let trees), .pile(_, let trees): trees.flatMap(\.leaves)
    }
  }
}

// MARK: Random trees

extension ChangingTree {
  static func random(depth: Int, _ random: inout RandomNumbers) -> ChangingTree {
    func tree() -> ChangingTree { .random(depth: depth - 1, &random) }
    func trees() -> [ChangingTree] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in tree() }
    }
    switch Int.random(in: 0..<(depth > 0 ? 14 : 2), using: &random) {
    case 0, 1: return .leaf(Leaf(Values(&random)))
    case 2: return .padded(CGFloat(Int.random(in: 0...10, using: &random)), tree())
    case 3: return .prioritized(Double(Int.random(in: -1...2, using: &random)), tree())
    case 4: return .limited(CGFloat(Int.random(in: 10...120, using: &random)), tree())
    case 5: return .summed(tree())
    case 6: return .overlaid(tree(), tree())
    case 7...9:
      let alignments: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
      return .row(alignments[Int.random(in: 0..<4, using: &random)], trees())
    case 10...12:
      let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
      return .column(alignments[Int.random(in: 0..<3, using: &random)], trees())
    default:
      let alignments: [Alignment] = [.topLeading, .center, .trailingFirstTextBaseline]
      return .pile(alignments[Int.random(in: 0..<3, using: &random)], trees())
    }
  }
}

extension ChangingTree.Values {
  init(_ random: inout RandomNumbers) {
    size = .zero
    for _ in 0..<6 { _ = change(&random) }
    isHidden = false
  }

  /// Makes one random change and returns its name.
  mutating func change(_ random: inout RandomNumbers) -> String {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: size.width = length(0...80)
    case 1: size.height = length(0...80)
    case 2: priority = Double(Int.random(in: -1...1, using: &random))
    case 3: isHidden.toggle()
    case 4: guide = maybe(length(-20...20))
    case 5: baseline = maybe(length(0...20))
    case 6: number = maybe(Int.random(in: 0...20, using: &random))
    case 7: identity += 1
    case 8: offset = CGSize(width: length(-9...9), height: length(-9...9))
    default: text = maybe(String(repeating: "w", count: Int.random(in: 0...9, using: &random)))
    }
    return "\(self)"
  }
}
