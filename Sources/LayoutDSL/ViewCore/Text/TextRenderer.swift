import Foundation

/// A value that replaces the default drawing of text.
public protocol TextRenderer: Animatable {
  /// Draws the text, in user space with the origin at the top-leading corner of the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of the text for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance that drawing may exceed the frame of the text, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the default size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Zero insets: drawing stays within the frame of the text.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Sets the renderer of text in the view.
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

/// A type-erased text renderer.
struct AnyTextRenderer: Equatable {
  let base: any TextRenderer

  static func == (left: Self, right: Self) -> Bool { areEqualAnyValues(left.base, right.base) }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
  }

  /// The renderer that replaces the default drawing of text.
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension DisplayContext {
  /// Draws text with a renderer.
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
    // The baselines of all text are on whole pixels.
    let place = CGAffineTransform(translationX: origin.x, y: pixelAligned(origin.y))
    list.append(.group(.transform(place), layer.list))
  }
}
