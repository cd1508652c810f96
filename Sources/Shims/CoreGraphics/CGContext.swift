import Codecs
import Drawing
import Foundation
import Rasterizer

/// A context of a bitmap or of a PDF, for code written for Core Graphics.
///
/// The origin is at the top left in a context of UIKit, and at the bottom left in a context that is
/// made from a width and a height, or for a PDF. Pixels are drawn when an image is made.
public final class CGContext: @unchecked Sendable {
  struct State {
    var transform = CGAffineTransform.identity
    var fill = ResolvedColor.black
    var stroke = ResolvedColor.black
    var style = StrokeStyle()
    var opacity = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: (color: ResolvedColor, radius: CGFloat, offset: CGSize)?
    var clips: [Clip] = []
    /// The colour spaces of colours that are set by their components.
    var (fillSpace, strokeSpace) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceGray())
  }

  /// A limit of later drawing, in points from the top left.
  struct Clip {
    /// A path around what is drawn.
    var area: Path
    var effect: DisplayEffect
  }

  private let size: CGSize
  let scale: CGFloat
  private let isOpaque: Bool
  private var items: [DisplayItem] = []
  private var states = [State()]
  var current = Path()
  /// The drawing below each open transparency layer, and the states outside it.
  private var layers: [(items: [DisplayItem], states: [State])] = []
  /// The pixels that the app reads or writes; nil if it has asked for none.
  private var memory: BitmapMemory?
  private var layout = (bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpace?.none)
  /// The layout of a pixel.
  public private(set) var bitmapInfo = CGBitmapInfo(
    rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  /// The PDF that the context makes; nil for a bitmap.
  var pdf: PDFDocumentInProgress?
  /// The quality of scaled pictures.
  public var interpolationQuality = CGInterpolationQuality.default
  /// The transform from the space of a text to user space, which no state saves.
  public var textMatrix = CGAffineTransform.identity
  /// The place of the next text, in points.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Creates a context with its origin at the top left.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isOpaque = isOpaque
  }

  /// Creates a context of a size in pixels, with its origin at the bottom left.
  ///
  /// With `data`, what is drawn over the pixels there is written to them at once. Components have 8
  /// bits; for pixels of another layout `data` is neither read nor written. Returns nil for a size
  /// that is not positive, or whose pixels need more than 2 GB.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard BitmapMemory.holds(width: width, height: height) else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    layout = (bitsPerComponent, bytesPerRow, space)
    self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
    if let data { memory = makeMemory(at: data) }
  }

  var state: State {
    get { states.last ?? State() }
    set { states[states.count - 1] = newValue }
  }

  /// The width, in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// The height, in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }
  /// The number of bits of a component.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { memory?.bitsPerPixel ?? 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int {
    memory?.bytesPerRow ?? (layout.bytesPerRow > 0 ? layout.bytesPerRow : width * 4)
  }
  /// The colour space that the context was made with; sRGB for one of UIKit.
  public var colorSpace: CGColorSpace? { layout.space ?? CGColorSpace(name: CGColorSpace.sRGB) }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
      ?? CGImageAlphaInfo.none
  }
  /// The pixels, from the top row on; nil if components have not 8 bits, or for a PDF.
  ///
  /// Later drawing changes them, and pictures that are made later have what is written to them.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil, pdf == nil {
      memory = makeMemory(at: nil)
      if isOpaque || !items.isEmpty { didDraw() }
    }
    return memory?.start
  }
  /// The transform from user space to points from the top left.
  public var ctm: CGAffineTransform { state.transform }
  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.area.boundingRect)
    }
    return bounds.applying(state.transform.inverted())
  }

  /// Discards the drawing and the state.
  func startOver() {
    memory = nil
    items = []
    states = [State()]
    current = Path()
    layers = []
  }

  // MARK: State

  /// Saves the state until it is restored.
  public func saveGState() { states.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() { if states.count > 1 { states.removeLast() } }

  /// Begins a layer: later drawing gets the opacity, blend mode, shadow and clip as a unit.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((items, states))
    items = []
    saveGState()
    state.opacity = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clips = []
  }

  /// Begins a layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the layer that began last, and restores the state before it.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let drawn = DisplayList(items: items)
    (items, states) = layer
    if !drawn.isEmpty { composite(.group(.opacity(1), drawn)) }
  }

  // MARK: Drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let path = Path(rect).applying(state.transform)
    let hole = DisplayList(items: [.fill(path, .color(.black), FillStyle())])
    items.append(.group(.composite(.clear, over: hole), hole))
    didDraw()
  }

  /// Draws a picture; in a context of UIKit it is upside down, as on Apple's systems.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw(image.image, in: rect, by: upright)
  }

  package func draw(
    _ image: DisplayImage, in rect: CGRect, by transform: CGAffineTransform = .identity
  ) {
    let interpolation: ImageInterpolation =
      switch interpolationQuality {
      case .none: .none
      case .low: .low
      case .high: .high
      case .default, .medium: .medium
      }
    let item = DisplayItem.image(image, rect: rect, interpolation: interpolation, tint: nil)
    let placed = DisplayItem.group(.transform(transform), DisplayList(items: [item]))
    add(placed, covering: Path(rect).applying(transform))
  }

  package func fill(_ path: Path, _ rule: CGPathFillRule) {
    add(.fill(path, .color(state.fill), FillStyle(eoFill: rule == .evenOdd)))
  }

  /// Fills a path by the even-odd rule.
  func fill(_ path: Path, with paint: Paint) {
    add(.fill(path, paint, FillStyle(eoFill: true)))
  }

  /// The bounds of the whole bitmap, in user space.
  var wholeBounds: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }

  package func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    add(.stroke(path, .color(state.stroke), style ?? state.style))
  }

  package func clip(to path: Path, _ rule: CGPathFillRule) {
    let style = FillStyle(eoFill: rule == .evenOdd)
    let area = path.applying(state.transform)
    state.clips.append(Clip(area: area, effect: .clip(area, style)))
  }

  /// Adds an item in user space.
  ///
  /// A blend mode that also changes what is outside the item does so in the area of `shape`.
  private func add(_ item: DisplayItem, covering shape: Path? = nil) {
    let area: DisplayItem? =
      switch item {
      case .fill(let path, _, let style): .fill(path, .color(.black), style)
      case .stroke(let path, _, let style): .stroke(path, .color(.black), style)
      default: shape.map { .fill($0, .color(.black), FillStyle()) }
      }
    func placed(_ item: DisplayItem) -> DisplayItem {
      .group(.transform(state.transform), DisplayList(items: [item]))
    }
    composite(placed(item), covering: area.map(placed))
  }

  /// Adds an item in points from the top left.
  private func composite(_ item: DisplayItem, covering area: DisplayItem? = nil) {
    var item = item
    if let shadow = state.shadow {
      let effect = DisplayEffect.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset)
      item = .group(effect, DisplayList(items: [item]))
    }
    if state.opacity < 1 { item = .group(.opacity(state.opacity), DisplayList(items: [item])) }
    switch state.blendMode.compositing {
    case .blend(.normal): break
    case .blend(let mode): item = .group(.blend(mode), DisplayList(items: [item]))
    case .composite(let composite):
      let bitmap = Path(CGRect(origin: .zero, size: size))
      let area = area ?? .fill(bitmap, .color(.black), FillStyle())
      item = .group(
        .composite(composite, over: DisplayList(items: [area])), DisplayList(items: [item]))
    }
    for clip in state.clips.reversed() {
      item = .group(clip.effect, DisplayList(items: [item]))
    }
    items.append(item)
    didDraw()
  }

  private func makeMemory(at place: UnsafeMutableRawPointer?) -> BitmapMemory? {
    BitmapMemory(
      at: place, width: width, height: height, bitsPerComponent: layout.bitsPerComponent,
      bytesPerRow: layout.bytesPerRow, space: layout.space?.model ?? .rgb,
      info: bitmapInfo.rawValue)
  }

  /// Writes what was drawn to the memory, if there is one.
  private func didDraw() {
    guard let memory, layers.isEmpty, let image = makeImage() else { return }
    memory.write(image.image)
    items = []
  }

  /// The drawn items, in points from the top left.
  package var displayList: DisplayList { DisplayList(items: items) }

  /// Draws commands in user space.
  package func draw(_ list: DisplayList) {
    if !list.isEmpty { add(.group(.opacity(1), list)) }
  }

  /// Draws the picture; nil if its size is invalid.
  public func makeImage() -> CGImage? {
    var drawn = items
    if let memory {
      if items.isEmpty { return CGImage(memory.image) }
      let bounds = CGRect(origin: .zero, size: size)
      drawn.insert(.image(memory.image, rect: bounds, interpolation: .none, tint: nil), at: 0)
    }
    let ground: ResolvedColor? = isOpaque ? .black : nil
    let picture = try? Rasterizer.render(
      DisplayList(items: drawn), size: size, scale: scale, background: ground)
    return picture.map { CGImage(DisplayImage($0)) }
  }
}
