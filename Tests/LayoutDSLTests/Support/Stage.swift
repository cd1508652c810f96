import Foundation
import LayoutDSL

@testable import Drawing
@testable import ViewCore

/// A screen whose view depends on one value, which the test changes.
@MainActor
final class Stage<Value> {
  private final class Holder {
    var binding: Binding<Value>?
  }

  private struct Shown<Content: View>: View {
    @State var value: Value
    let holder: Holder
    let content: @MainActor (Value) -> Content

    var body: some View {
      let _ = holder.binding = $value
      content(value)
    }
  }

  let screen: Screen
  private let holder = Holder()

  init<Content: View>(
    _ value: Value, _ width: CGFloat = 100, _ height: CGFloat = 100,
    @ViewBuilder content: @escaping @MainActor (Value) -> Content
  ) {
    let holder = holder
    screen = Screen(width, height) { Shown(value: value, holder: holder, content: content) }
  }

  var binding: Binding<Value>? { holder.binding }

  var value: Value {
    get {
      guard let binding = holder.binding else { fatalError("the view was never made") }
      return binding.wrappedValue
    }
    set { holder.binding?.wrappedValue = newValue }
  }

  /// Advances the virtual time to a time since the start.
  @discardableResult
  func at(_ time: TimeInterval) -> Stage {
    screen.graph.update()
    screen.graph.clock.advance(to: time)
    screen.graph.update()
    return self
  }

  /// Returns the displayed frame of a probed view; null if there is none.
  func seen(_ name: String) -> CGRect {
    func drawn(in node: GeometricNode) -> GeometricNode? {
      if node is any DrawsAlone { return node }
      return node.listedChildren.lazy.compactMap { drawn(in: $0) }.first
    }
    func find(_ node: GeometricNode) -> GeometricNode? {
      if (node as? ProbeNode)?.modifier.name == name { return node }
      return node.listedChildren.lazy.compactMap { find($0) }.first
    }
    screen.graph.update()
    guard let node = find(screen.graph.root) else { return .null }
    return (drawn(in: node) ?? node).shownFrame
  }

  /// The opacities of the groups on the screen, in paint order.
  var opacities: [Double] {
    func collect(_ list: DisplayList) -> [Double] {
      list.items.flatMap { item -> [Double] in
        guard case .group(let effect, let inner) = item else { return [] }
        guard case .opacity(let opacity) = effect else { return collect(inner) }
        return [opacity] + collect(inner)
      }
    }
    return collect(screen.list)
  }

  /// The colours of fills on the screen, in paint order.
  var fills: [Color.Resolved] {
    func collect(_ list: DisplayList) -> [Color.Resolved] {
      list.items.flatMap { item -> [Color.Resolved] in
        switch item {
        case .group(_, let inner): return collect(inner)
        case .fill(_, .color(let color), _): return [color]
        default: return []
        }
      }
    }
    return collect(screen.list)
  }
}

/// A node that draws its own content.
private protocol DrawsAlone {}
extension LeafNode: DrawsAlone {}
