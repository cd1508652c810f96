/// Draws the marks of a plot.
struct MarkPainter {
  let geometry: PlotGeometry
  let marks: [DrawnMark]

  func draw(in context: GraphicsContext) {
    let masks = Set(geometry.model.layers.compactMap(\.mask))
    for mark in marks {
      if let layer = mark.layer, masks.contains(layer) { continue }
      var context = context
      clip(&context, to: mark.layer)
      draw(mark, in: context)
    }
  }

  /// Clips the context to the masks of a layer and of the layers around it.
  private func clip(_ context: inout GraphicsContext, to layer: Int?) {
    var next = layer
    while let layer = next, geometry.model.layers.indices.contains(layer) {
      let description = geometry.model.layers[layer]
      if let mask = description.mask {
        context.clipToLayer { masking in
          for mark in marks where mark.layer == mask { draw(mark, in: masking) }
        }
      }
      next = description.parent
    }
  }

  private func draw(_ mark: DrawnMark, in context: GraphicsContext) {
    var context = context
    context.opacity *= mark.mark.opacity
    if mark.mark.blur > 0 { context.addFilter(.blur(radius: mark.mark.blur)) }
    if let shadow = mark.mark.shadow {
      context.addFilter(
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    let shading = GraphicsContext.Shading.style(mark.style)
    if mark.mark.alignsWithPlot {
      switch mark.paint {
      case .fill: context.clip(to: mark.path)
      case .stroke(let stroke): context.clip(to: mark.path.strokedPath(stroke))
      }
      context.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: shading)
      return
    }
    switch mark.paint {
    case .fill: context.fill(mark.path, with: shading)
    case .stroke(let stroke): context.stroke(mark.path, with: shading, style: stroke)
    }
  }
}
