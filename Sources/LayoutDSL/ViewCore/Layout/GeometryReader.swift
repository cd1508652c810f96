import Foundation

/// A view whose content depends on its own size and position.
///
/// It takes the proposed size, with 10 points for a nil dimension, and places its content at its
/// top-leading corner.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// The closure that makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  @preconcurrency
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = unsafeBitCast(content, to: ((GeometryProxy) -> Content).self)
  }

  /// Makes the node of the reader; its content is made when the reader is placed.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let node = inputs.reuse(as: GeometryReaderNode<Content>.self) {
      node.update(view, inputs: inputs)
    } else {
      inputs.insert(GeometryReaderNode(view, inputs: inputs))
    }
  }

  /// A reader is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

final class GeometryReaderNode<Content: View>: GeometricNode, Evaluator, PositionObserver {
  private var view: GeometryReader<Content>
  private var evaluatedSize: CGSize?
  private let reads = GeometryReads()
  var isDirty = false

  init(_ view: GeometryReader<Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    graph.positionObservers.append(self)
  }

  func update(_ new: GeometryReader<Content>, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    if hasSameEnvironment, bitwiseEqual(view, new) { return }
    view = new
    evaluate()
  }

  var evaluatedNode: ViewNode { self }
  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    reads.positionsDidChange()
  }

  /// Defers the evaluation to placement, when the geometry that the content may read is known.
  func evaluate() {
    isDirty = false
    evaluatedSize = nil
    setNeedsLayout()
  }

  override var isLayoutBoundary: Bool { true }

  override func placeChildren() {
    reportCollapse()
    if evaluatedSize != size {
      evaluatedSize = size
      graph.withTransaction(at: self) { evaluateContent() }
      // The new content has only invalidated this node, whose children are placed below.
      revalidateIfNeeded()
      stale.childrenWillBePlaced()
    }
    for child in children {
      place(child, at: .zero, proposal: ProposedViewSize(size))
    }
  }

  /// Reports a nil dimension, for which the content gets the default length; a view that is not
  /// shown has no proposal yet.
  private func reportCollapse() {
    var axes: Axis.Set = []
    if proposal.width == nil { axes.insert(.horizontal) }
    if proposal.height == nil { axes.insert(.vertical) }
    if !axes.isEmpty, isShown { graph.report(.collapsedReader(axes: axes), at: self) }
  }

  private func evaluateContent() {
    isDirty = false
    reads.forget(self)
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    let proxy = GeometryProxy(node: self, reads: reads)
    let content = graph.observing(self) { view.content(proxy) }
    makeContent(content, inputs: _ViewInputs(parent: self, environment: environment))
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    let missing = [proposal.width == nil ? "width" : nil, proposal.height == nil ? "height" : nil]
      .compactMap { $0 }.joined(separator: " and ")
    return [
      missing.isEmpty
        ? "It takes all that is proposed; its content never changes its size."
        : "It is proposed no \(missing) and falls back to 10; its content never changes its size."
    ]
  }

  override func computeReach() -> CGFloat { children.reduce(0) { max($0, reach(of: $1)) } }

  override package var kindName: String { "GeometryReader" }
  override var overflow: OverflowTraits { .limitsWidth }
}
