import Foundation

/// The drawing closure of an image.
///
/// Closures cannot be compared, so equality is identity.
nonisolated final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }

  /// Returns the drawing in its own coordinate space, clipped to its size.
  func list(in environment: EnvironmentValues, services: Services, scale: CGFloat) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    let layer = DrawingLayer(source: nil, services: services, scale: scale)
    var context = GraphicsContext(layer: layer, environment: environment, bounds: bounds)
    if isOpaque { layer.list.append(.fill(Path(bounds), .color(.black), FillStyle())) }
    renderer(&context)
    if layer.list.isEmpty { return DisplayList() }
    let isolated = DisplayItem.group(.opacity(1), layer.list)
    return DisplayList(items: [
      .group(.clip(Path(bounds), FillStyle()), DisplayList(items: [isolated]))
    ])
  }
}

extension Image {
  /// Creates an image with a size in points that a closure draws into a graphics context.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer))
  }
}
