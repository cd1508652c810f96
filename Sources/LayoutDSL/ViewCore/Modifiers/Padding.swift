import Foundation

extension View {
  /// Adds padding around the view, in points.
  @inlinable nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds padding at some edges of the view, in points; nil is 16.
  @inlinable nonisolated public consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges, length ?? defaultPadding))
  }

  /// Adds the same padding at all edges of the view, in points.
  @inlinable nonisolated public consuming func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

/// The padding, in points, where none is given: also of scenes, safe areas and scroll contents.
@usableFromInline let defaultPadding: CGFloat = 16  // Measurements.md#padding-default

/// The layout of padding around a view.
nonisolated public struct _PaddingLayout: UnaryLayout {
  let insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) {
    self.insets = insets
  }

  @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat) {
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    let size = child.measure(offer(proposal))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  package func isRigid(around child: GeometricNode) -> Bool { child.isRigid }

  package func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), offer(proposal))
  }

  package func spacing(of child: GeometricNode) -> ViewSpacing {
    // Padding at all edges replaces the whole spacing of the view, which can be expensive to
    // compute.
    let isAllAround =
      insets.top != 0 && insets.bottom != 0 && insets.leading != 0 && insets.trailing != 0
    var spacing = isAllAround ? ViewSpacing() : child.spacing()
    if insets.top != 0 { spacing.reset(.top) }
    if insets.bottom != 0 { spacing.reset(.bottom) }
    if insets.leading != 0 { spacing.reset(.leading) }
    if insets.trailing != 0 { spacing.reset(.trailing) }
    return spacing
  }

  package func explanation(of child: GeometricNode, in node: GeometricNode) -> [String] {
    let lengths = node.lengths(around: child)
    if insets.horizontal > 0, insets.vertical > 0,
      insets.horizontal <= lengths[0].proposal ?? .infinity,
      insets.vertical <= lengths[1].proposal ?? .infinity
    {
      return [
        "It keeps \(formatted(insets.horizontal)) of the width and \(formatted(insets.vertical)) of "
          + "the height for itself."
      ]
    }
    return lengths.compactMap {
      let kept =
        $0.axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      if kept == 0 { return nil }
      let lacks = $0.proposal.map { $0 < kept } ?? false
      return "It keeps \(formatted(kept)) of the \($0.noun)"
        + (lacks ? ", more than was proposed; its view is proposed 0." : " for itself.")
    }
  }

  /// The edges and their length in the form of a `padding` call, if all padded edges have one
  /// length; otherwise the summary.
  package var shortSummary: String {
    let edges = [
      ("leading", insets.leading), ("trailing", insets.trailing), ("top", insets.top),
      ("bottom", insets.bottom),
    ].filter { $0.1 != 0 }
    guard let length = edges.first?.1, edges.count < 4, edges.allSatisfy({ $0.1 == length }) else {
      return summary
    }
    let names: [String: String] = ["leading trailing": "horizontal", "top bottom": "vertical"]
    let name = edges.map(\.0).joined(separator: " ")
    let list = names[name] ?? (edges.count == 1 ? name : "")
    return list.isEmpty ? summary : ".\(list), \(formatted(length))"
  }

  package var summary: String { insets.summary }
}

extension EdgeInsets {
  /// The insets as the argument of a call, or the only one.
  package var summary: String {
    if top == bottom, top == leading, top == trailing { return formatted(top) }
    return "top: \(formatted(top)), leading: \(formatted(leading)), "
      + "bottom: \(formatted(bottom)), trailing: \(formatted(trailing))"
  }
}
