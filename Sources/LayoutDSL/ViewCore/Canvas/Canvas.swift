import Foundation

/// A view that a closure draws into a graphics context.
///
/// It fills the proposed space and clips the drawing to it.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the renderer can draw, identified by their `tag`.
  public var symbols: Symbols
  /// The closure that draws the canvas, whose size is in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the background of the canvas is black instead of transparent.
  public var isOpaque: Bool
  /// The colour mode of the canvas; it has no effect, because all modes draw in 8-bit sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be drawn asynchronously; it has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that the renderer can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Creates or updates the nodes of the canvas and its symbols.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let node = inputs.reuse(as: CanvasNode<Symbols>.self) {
      node.update(view, inputs: inputs)
    } else {
      inputs.insert(CanvasNode(view, inputs: inputs))
    }
  }

  /// A canvas is a single view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The node of a canvas, which calls the renderer for every frame.
final class CanvasNode<Symbols: View>: GeometricNode, SymbolSource {
  private var view: Canvas<Symbols>
  private lazy var symbolRoot: StructuralNode = {
    let root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: self, environment: environment))
    root.changed = { [unowned self] in symbolsAreStale = true }
    return root
  }()
  private var symbols: ContiguousArray<GeometricNode> = []
  private var symbolsAreStale = true

  init(_ view: Canvas<Symbols>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    symbolRoot.makeContent(view.symbols, inputs: inputs)
  }

  func update(_ new: Canvas<Symbols>, inputs: _ViewInputs) {
    environment = inputs.environment
    view = new
    symbolRoot.environment = inputs.environment
    symbolRoot.makeContent(new.symbols, inputs: inputs)
  }

  /// Symbols have their ideal size, each in its own coordinate space.
  override func placeChildren() {
    for symbol in currentSymbols {
      symbol.place(at: .zero, proposal: .unspecified)
    }
  }

  private var currentSymbols: ContiguousArray<GeometricNode> {
    if symbolsAreStale {
      symbolsAreStale = false
      symbols = []
      symbolRoot.collect(into: &symbols)
      for symbol in symbols {
        symbol.container = self
        symbol.isSecondary = true
        if symbol.stale.layout { symbol.place(at: .zero, proposal: .unspecified) }
      }
    }
    return symbols
  }

  func symbol<ID: Hashable>(_ id: ID, scale: CGFloat) -> (list: DisplayList, size: CGSize)? {
    guard let node = currentSymbols.first(where: { $0.containerValues.hasTag(id) }) else {
      return nil
    }
    var context = DisplayContext(origin: .zero, scale: scale, visibleRect: nil)
    context.alignsToPixels = false
    context.display(node)
    return (context.list, node.size)
  }

  func report(_ problem: Diagnostic.Problem) {
    if isAttached { graph.report(problem, at: self) }
  }

  override func display(in context: inout DisplayContext) {
    let frame = context.pixelAligned(size)
    guard frame.width > 0, frame.height > 0, context.canSee(frame) else { return }
    let bounds = CGRect(origin: .zero, size: size)
    let layer = DrawingLayer(source: self, services: graph.services, scale: context.scale)
    var graphics = GraphicsContext(layer: layer, environment: environment, bounds: bounds)
    if view.isOpaque {
      layer.list.append(
        .fill(Path(CGRect(origin: .zero, size: frame.size)), .color(.black), FillStyle()))
    }
    view.renderer(&graphics, size)
    guard !layer.list.isEmpty else { return }
    context.group(.clip(Path(frame), FillStyle())) { context in
      context.group(.opacity(1)) { context in
        context.list.append(
          .group(
            .transform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), layer.list))
      }
    }
  }

  /// A canvas is hit in its whole frame, also where nothing is drawn.
  override func isHit(at point: CGPoint) -> Bool { frameContains(point) }

  override package func detach() {
    super.detach()
    symbolRoot.detach()
  }

  override package var kindName: String { "Canvas" }
}
