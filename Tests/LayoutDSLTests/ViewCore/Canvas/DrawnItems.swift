import LayoutDSL

@testable import Drawing
@testable import ViewCore

extension GraphicsContext {
  /// The commands that a context adds to its layer.
  @MainActor static func drawn(_ draw: (inout GraphicsContext) -> Void) -> [DisplayItem] {
    let layer = DrawingLayer(
      source: nil, services: Services(text: SquareTextEngine(), images: NamedImages()), scale: 1)
    var environment = EnvironmentValues()
    environment.font = .system(size: 10)
    var context = GraphicsContext(
      layer: layer, environment: environment, bounds: CGRect(0, 0, 100, 100))
    draw(&context)
    return layer.list.items
  }
}
