import Foundation

extension Text {
  /// A preference that collects the layout of every text view and its origin.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// The layout of a text view and its origin.
    public struct AnchoredLayout: Equatable {
      /// The top-leading corner of the text view.
      public var origin: Anchor<CGPoint>
      /// The laid-out lines of the text.
      public var layout: Text.Layout
    }

    /// An empty list of layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Appends the layouts of the next view.
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) {
      value += nextValue()
    }
  }
}

extension Text.LayoutKey.AnchoredLayout {
  /// Creates the anchored layout of a node's text.
  init(_ layout: Text.Layout, in node: GeometricNode) {
    let source = Anchor<CGPoint>.Source.point(.zero)
    let place = source.map(source.value(node.size), node.transformToRoot)
    self.init(
      origin: Anchor(box: AnchorBox(source: source, node: node, globalValue: place)),
      layout: layout)
  }
}
