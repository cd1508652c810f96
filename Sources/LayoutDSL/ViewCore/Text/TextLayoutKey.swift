import Foundation

extension Text {
  /// A preference that every text of a view sets: its lines, and where they lie.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The lines of a text and the place where they begin.
    public struct AnchoredLayout: Equatable {
      /// The top-leading corner of the text, where its lines begin.
      public var origin: Anchor<CGPoint>
      /// The lines of the text.
      public var layout: Text.Layout
    }

    /// No text.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// The texts in the order of the views.
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) {
      value += nextValue()
    }
  }
}

extension Text.LayoutKey.AnchoredLayout {
  /// The lines of the text that a node shows.
  init(_ layout: Text.Layout, in node: GeometricNode) {
    let source = Anchor<CGPoint>.Source.point(.zero)
    let place = source.map(source.value(node.size), node.transformToRoot)
    self.init(
      origin: Anchor(box: AnchorBox(source: source, node: node, globalValue: place)),
      layout: layout)
  }
}
