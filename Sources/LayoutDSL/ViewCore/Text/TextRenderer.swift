import Foundation

/// A value that draws texts in place of the system.
public protocol TextRenderer: Animatable {
  /// Draws a text; the context's user space begins at the top-leading corner of the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size that a text takes for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond its frame a text may be drawn, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size that the text takes by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// A text is drawn within its frame.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text about which a `TextRenderer` can ask.
public struct TextProxy {
  let text: any PreparedText

  /// The size that the text takes by itself for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    text.layout(proposal: proposal).size
  }
}

extension View {
  /// Has a value draw the texts in the view.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(base: renderer))
  }
}

/// Some renderer of texts.
struct AnyTextRenderer: Equatable {
  let base: any TextRenderer

  static func == (left: Self, right: Self) -> Bool { areEqualAnyValues(left.base, right.base) }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
  }

  /// What draws texts in place of the system.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension DisplayContext {
  /// Paints a text as a renderer draws it.
  mutating func draw(_ layout: Text.Layout, with renderer: AnyTextRenderer, leaf: LeafContext) {
    let padding = renderer.base.displayPadding
    let size = layout.block.size
    let bounds = CGRect(
      x: -padding.leading, y: -padding.top,
      width: size.width + padding.leading + padding.trailing,
      height: size.height + padding.top + padding.bottom)
    let layer = DrawingLayer(source: nil, services: leaf.services, scale: scale)
    var graphics = GraphicsContext(layer: layer, environment: leaf.environment, bounds: bounds)
    renderer.base.draw(layout: layout, in: &graphics)
    guard !layer.list.isEmpty else { return }
    // Baselines fall on whole pixels, as those of other texts do.
    let place = CGAffineTransform(
      translationX: origin.x, y: (origin.y * scale).rounded() / scale)
    list.append(.group(.transform(place), layer.list))
  }
}
