import Foundation
import LayoutDSL

@testable import Controls
@testable import Drawing
@testable import ViewCore

/// A tree of views with an independent implementation of SwiftUI's layout: without caches and nodes,
/// computing every size from the rules.
indirect enum LayoutModel {
  case fixed(CGSize)
  case color
  case ranged(width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>)
  case spacer(CGFloat)
  case padded(CGFloat, LayoutModel)
  case prioritized(Double, LayoutModel)
  case stack(Axis, spacing: CGFloat, guide: UnitPoint, [LayoutModel])
}

// MARK: Views

extension LayoutModel {
  /// Returns the views of the tree, with a probe per leaf, named by its number.
  @MainActor func view(leaf: inout Int) -> AnyView {
    func probed(_ view: some View) -> AnyView {
      leaf += 1
      return AnyView(view.probe("\(leaf - 1)"))
    }
    switch self {
    case .fixed(let size):
      return probed(Color.red.frame(width: size.width, height: size.height))
    case .color: return probed(Color.blue)
    case .ranged(let width, let height):
      return probed(
        Color.green.frame(
          minWidth: width.lowerBound, maxWidth: width.upperBound, minHeight: height.lowerBound,
          maxHeight: height.upperBound))
    case .spacer(let least): return probed(Spacer(minLength: least))
    case .padded(let length, let child): return AnyView(child.view(leaf: &leaf).padding(length))
    case .prioritized(let priority, let child):
      return AnyView(child.view(leaf: &leaf).layoutPriority(priority))
    case .stack(let axis, let spacing, let guide, let children):
      let views = children.map { $0.view(leaf: &leaf) }
      let content = ForEach(views.indices, id: \.self) { views[$0] }
      if axis == .horizontal {
        let alignment: VerticalAlignment = guide.y == 0 ? .top : guide.y == 1 ? .bottom : .center
        return AnyView(HStack(alignment: alignment, spacing: spacing) { content })
      }
      let alignment: HorizontalAlignment =
        guide.x == 0 ? .leading : guide.x == 1 ? .trailing : .center
      return AnyView(VStack(alignment: alignment, spacing: spacing) { content })
    }
  }
}

// MARK: Layout rules

extension CGSize {
  fileprivate func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
  fileprivate func along(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  fileprivate init(_ axis: Axis, _ length: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? .init(width: length, height: across)
      : .init(width: across, height: length)
  }

  fileprivate func less(_ length: CGFloat) -> ProposedViewSize {
    .init(
      width: width.map { max($0 - length, 0) }, height: height.map { max($0 - length, 0) })
  }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutModel {
  private var priority: Double {
    switch self {
    case .prioritized(let priority, _): priority
    case .padded(_, let child): child.priority
    case .spacer: -.infinity
    default: 0
    }
  }

  /// Returns the size for a proposal in a stack along an axis.
  func size(_ proposal: ProposedViewSize, in stack: Axis?) -> CGSize {
    func clamped(_ length: CGFloat?, _ range: ClosedRange<CGFloat>) -> CGFloat {
      min(max(length ?? 10, range.lowerBound), range.upperBound)
    }
    switch self {
    case .fixed(let size): return size
    case .color: return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .ranged(let width, let height):
      return CGSize(
        width: clamped(proposal.width, width), height: clamped(proposal.height, height))
    case .spacer(let least):
      return CGSize(
        width: stack == .vertical ? 0 : max(least, proposal.width ?? 0),
        height: stack == .horizontal ? 0 : max(least, proposal.height ?? 0))
    case .padded(let length, let child):
      let inner = child.size(proposal.less(2 * length), in: stack)
      return CGSize(width: inner.width + 2 * length, height: inner.height + 2 * length)
    case .prioritized(_, let child): return child.size(proposal, in: stack)
    case .stack(let axis, let spacing, _, let children):
      let sizes = Self.chosen(children, axis, spacing, proposal).map(\.size)
      let length =
        sizes.map { $0.along(axis) }.reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0))
      let across = sizes.map { $0.along(axis.other) }.max() ?? 0
      return axis == .horizontal
        ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
  }

  /// Returns the proposal to each view of a stack, and the size it takes.
  private static func chosen(
    _ children: [LayoutModel], _ axis: Axis, _ spacing: CGFloat, _ proposal: ProposedViewSize
  ) -> [(offer: CGFloat?, size: CGSize)] {
    let across = proposal.along(axis.other)
    func size(_ child: LayoutModel, _ length: CGFloat?) -> CGSize {
      child.size(ProposedViewSize(axis, length, across: across), in: axis)
    }
    guard let whole = proposal.along(axis) else { return children.map { (nil, size($0, nil)) } }

    var result = [(offer: CGFloat?, size: CGSize)](
      repeating: (nil, .zero), count: children.count)
    var rest = whole - spacing * CGFloat(max(children.count - 1, 0))
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      // Reserves the minimum lengths of views of lower priority.
      let kept = children.filter { $0.priority < priority }
        .map { size($0, 0).along(axis) }.reduce(0, +)
      var waiting = children.indices.filter { children[$0].priority == priority }
      var available = rest - kept
      while !waiting.isEmpty {
        func least(_ index: Int) -> CGFloat { size(children[index], 0).along(axis) }
        func flexibility(_ index: Int) -> CGFloat {
          size(children[index], .infinity).along(axis) - least(index)
        }
        // Only of infinitely flexible views, the one with the greatest minimum is first.
        func need(_ index: Int) -> CGFloat { flexibility(index).isInfinite ? least(index) : 0 }
        let next = waiting.min {
          (flexibility($0), -need($0), $0) < (flexibility($1), -need($1), $1)
        }
        guard let next else { break }
        let offer = max(available / CGFloat(waiting.count), 0)
        let taken = size(children[next], offer)
        result[next] = (offer, taken)
        waiting.removeAll { $0 == next }
        if available.isFinite { available -= taken.along(axis) }
        if rest.isFinite { rest -= taken.along(axis) }
      }
    }
    return result
  }

  /// Appends the frames of the leaves of the tree, placed at a point with a proposal.
  func place(
    at origin: CGPoint, _ proposal: ProposedViewSize, in stack: Axis?, frames: inout [CGRect]
  ) {
    let size = size(proposal, in: stack)
    switch self {
    case .fixed, .color, .ranged, .spacer: frames.append(CGRect(origin: origin, size: size))
    case .padded(let length, let child):
      child.place(
        at: CGPoint(x: origin.x + length, y: origin.y + length), proposal.less(2 * length),
        in: stack, frames: &frames)
    case .prioritized(_, let child):
      child.place(at: origin, proposal, in: stack, frames: &frames)
    case .stack(let axis, let spacing, let guide, let children):
      // Without a proposal across the axis, a stack proposes its resulting size to its views.
      let across = proposal.along(axis.other) ?? size.along(axis.other)
      let offered = ProposedViewSize(axis, proposal.along(axis), across: across)
      let chosen = Self.chosen(children, axis, spacing, offered)
      let widest = chosen.map { $0.size.along(axis.other) }.max() ?? 0
      var position: CGFloat = 0
      for (child, (offer, taken)) in zip(children, chosen) {
        let free = widest - taken.along(axis.other)
        let shift = free * (axis == .horizontal ? guide.y : guide.x)
        child.place(
          at: axis == .horizontal
            ? CGPoint(x: origin.x + position, y: origin.y + shift)
            : CGPoint(x: origin.x + shift, y: origin.y + position),
          ProposedViewSize(axis, offer, across: across), in: axis, frames: &frames)
        position += taken.along(axis) + spacing
      }
    }
  }

  /// Returns the frames of the leaves on a screen.
  func frames(in screen: CGSize) -> [CGRect] {
    let proposal = ProposedViewSize(screen)
    // Content of unknown view count is arranged in a column.
    let root = LayoutModel.stack(.vertical, spacing: 0, guide: .center, [self])
    let size = root.size(proposal, in: nil)
    var frames: [CGRect] = []
    root.place(
      at: CGPoint(x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2),
      proposal, in: nil, frames: &frames)
    return frames
  }
}

// MARK: Random trees

extension LayoutModel {
  static func random(depth: Int, _ random: inout RandomNumbers) -> LayoutModel {
    func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &random)) }
    switch Int.random(in: 0..<(depth > 0 ? 12 : 5), using: &random) {
    case 0: return .fixed(CGSize(width: length(60), height: length(60)))
    case 1: return .color
    case 2:
      return .ranged(width: length(40)...(40 + length(80)), height: length(40)...(40 + length(80)))
    case 3: return .ranged(width: length(40)...(.infinity), height: 0...(10 + length(80)))
    case 4: return .spacer(length(20))
    case 5: return .padded(length(10), Self.random(depth: depth - 1, &random))
    case 6:
      let priority = Double(Int.random(in: -1...2, using: &random))
      return .prioritized(priority, Self.random(depth: depth - 1, &random))
    default:
      let guides: [CGFloat] = [0, 0.5, 1]
      let guide = guides[Int.random(in: 0..<3, using: &random)]
      let count = Int.random(in: 1...4, using: &random)
      return .stack(
        Bool.random(using: &random) ? .horizontal : .vertical, spacing: length(12),
        guide: UnitPoint(x: guide, y: guide),
        (0..<count).map { _ in Self.random(depth: depth - 1, &random) })
    }
  }
}
