import Foundation

/// A destination for drawing commands, with a graphics state.
///
/// A context is a value: changes to the state of a copy do not affect the original, while both draw
/// to the same destination. Each drawing passes through the state in this order:
///
/// 1. The filters, the last added first.
/// 2. The opacity.
/// 3. The clips.
/// 4. The blend mode.
public struct GraphicsContext {
  /// The graphics state.
  struct State {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = BlendMode.normal
    /// The filters, in the coordinate space of the canvas, as are the clips.
    var filters: [AppliedFilter] = []
    var clips: [DisplayEffect] = []
    var clipBounds: CGRect
  }

  let layer: DrawingLayer
  var state: State

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  init(layer: DrawingLayer, environment: EnvironmentValues, bounds: CGRect) {
    self.layer = layer
    self.environment = environment
    state = State(clipBounds: bounds)
  }

  /// The opacity of subsequent drawing, 0…1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// The blend mode of subsequent drawing.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The transform from user space to the coordinate space of the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales the user space about its origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Translates the origin of the user space.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Rotates the user space about its origin; positive angles rotate clockwise.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: angle.radians)
  }

  /// Prepends a matrix to the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  /// Adds a filter to subsequent drawing, which applies before the filters added earlier.
  ///
  /// With `.linearColor`, colour filters compute with linear components.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(
      AppliedFilter(filter, options: options, transform: transform, environment: environment))
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(shading, in: path.boundingRect) { .fill(path, $0, style) }
  }

  /// Strokes a path with a line centred on it.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let reach = style.lineWidth / 2
    let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    draw(shading, in: bounds) { .stroke(path, $0, style) }
  }

  /// Strokes a path with a line centred on it, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a layer, which is then composited as a single drawing.
  ///
  /// The layer's context has the same user space, no filters, no clips, full opacity and the normal
  /// blend mode.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let list = try makeLayer(content)
    add(DisplayList(items: [.group(.opacity(1), list)]), covering: nil, isInUserSpace: false)
  }

  /// Returns the drawing of `content`, in the coordinate space of the canvas.
  func makeLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
    let inner = layer.makeLayer()
    let bounds = state.clipBounds
    var context = GraphicsContext(layer: inner, environment: environment, bounds: bounds)
    context.state.transform = state.transform
    try content(&context)
    return inner.list
  }

  /// Draws an item painted with a shading.
  func draw(_ shading: Shading, in bounds: CGRect, _ item: (Paint) -> DisplayItem) {
    add(
      painted(shading, in: bounds) { $0.append(item($1)) },
      covering: DisplayList(items: [item(.color(.black))]))
  }

  /// Returns a drawing painted with a shading, including the shadows and the blend mode of its
  /// style.
  func painted(
    _ shading: Shading, in bounds: CGRect, _ body: (inout DisplayList, Paint) -> Void
  ) -> DisplayList {
    var context = DisplayContext(origin: .zero, scale: layer.scale, visibleRect: nil)
    switch shading.resolved(in: self) {
    case .style(let style):
      context.paint(style) { body(&$0.list, style.paint(in: bounds)) }
    case .paint(let paint):
      let paint = paint(bounds)
      body(&context.list, paint)
    }
    return context.list
  }

  /// Adds a drawing with the current graphics state.
  ///
  /// `shape` is the coverage of a simple drawing; nil means that the drawing may cover everything.
  func add(
    _ drawing: DisplayList, covering shape: DisplayList? = nil, isInUserSpace: Bool = true
  ) {
    if drawing.isEmpty { return }
    let usesTransform = isInUserSpace && !state.transform.isIdentity
    func wrapped(_ list: DisplayList, _ effect: DisplayEffect) -> DisplayList {
      DisplayList(items: [.group(effect, list)])
    }
    func clipped(_ list: DisplayList) -> DisplayList {
      state.clips.reversed().reduce(list, wrapped)
    }
    var list = usesTransform ? wrapped(drawing, .transform(state.transform)) : drawing
    for filter in state.filters.reversed() {
      list = filter.applied(to: list)
    }
    if state.opacity != 1 { list = wrapped(list, .opacity(state.opacity)) }
    list = clipped(list)
    switch state.blendMode.compositing {
    case .blend(.normal): layer.list.items += list.items
    case .blend(let mode): layer.list.append(.group(.blend(mode), list))
    case .composite(let composite):
      var coverage = DisplayList(items: [.fill(.everything, .color(.black), FillStyle())])
      if let shape, state.filters.isEmpty {
        coverage = usesTransform ? wrapped(shape, .transform(state.transform)) : shape
      }
      layer.list.append(.group(.composite(composite, over: clipped(coverage)), list))
    }
  }
}

extension Path {
  /// A rectangle larger than any canvas.
  static let everything = Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
}

extension GraphicsContext {
  /// The display scale of the canvas, in pixels per point.
  package var displayScale: CGFloat { layer.scale }

  /// Adds commands in user space with the current graphics state.
  package func draw(_ list: DisplayList) { add(list) }

  /// The part of the canvas that is not clipped, in user space.
  package var clipBounds: CGRect { state.clipBounds.applying(transform.inverted()) }
}
