/// The content between the axes: grid lines, marks, symbols and annotations.
struct PlotView: View {
  let model: ChartModel
  let clips: Bool

  @Environment(\.displayScale) private var displayScale

  /// The distance by which lines and symbols may extend beyond the plot, in points.
  private static let reach: CGFloat = 60

  var body: some View {
    GeometryReader { proxy in
      let geometry = PlotGeometry(model: model, size: proxy.size)
      let drawn = geometry.drawnMarks()
      ZStack(alignment: .topLeading) {
        canvas(proxy.size) { AxisPainter(geometry: geometry, scale: displayScale).draw(in: $0) }
        canvas(proxy.size) { MarkPainter(geometry: geometry, marks: drawn).draw(in: $0) }
          .clipShape(PlotClip(isActive: clips))
        Group {
          symbols(geometry)
          AnnotationLayout(plot: proxy.size) { annotations(geometry, drawn) }
        }
        // Marks have their final place at once, and so have the views that follow them.
        .transaction { $0.animation = nil }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
  }

  private func canvas(
    _ size: CGSize, draw: @escaping (GraphicsContext) -> Void
  ) -> some View {
    Canvas { context, _ in
      context.translateBy(x: Self.reach, y: Self.reach)
      draw(context)
    }
    .padding(-Self.reach)
    .frame(width: size.width, height: size.height)
    .allowsHitTesting(false)
  }

  @ViewBuilder private func symbols(_ geometry: PlotGeometry) -> some View {
    let indices = model.marks.indices.filter {
      if case .view = model.marks[$0].style.symbol { true } else { false }
    }
    ForEach(indices, id: \.self) { index in
      if case .view(let view) = model.marks[index].style.symbol,
        let point = geometry.point(of: index)
      {
        view.foregroundStyle(model.style(of: model.marks[index]))
          .fixedSize()
          .position(point)
      }
    }
  }

  @ViewBuilder private func annotations(
    _ geometry: PlotGeometry, _ drawn: [DrawnMark]
  ) -> some View {
    let targets = annotationTargets(geometry, drawn)
    ForEach(targets, id: \.annotation.id) { target in
      target.annotation.content(AnnotationContext(targetSize: target.frame.size))
        .layoutValue(
          key: AnnotationPlaceKey.self,
          value: AnnotationPlace(
            frame: target.frame, position: target.annotation.position.kind,
            alignment: target.annotation.alignment, spacing: target.annotation.spacing,
            overflow: target.annotation.overflow))
    }
  }

  private func annotationTargets(
    _ geometry: PlotGeometry, _ drawn: [DrawnMark]
  ) -> [(annotation: MarkAnnotation, frame: CGRect)] {
    var frames: [Int: CGRect] = [:]
    for item in drawn where model.marks[item.index].isAlone { frames[item.index] = item.frame }
    for (index, sector) in geometry.sectors {
      frames[index] = CGRect(origin: sector.middle, size: .zero)
    }
    var targets: [(annotation: MarkAnnotation, frame: CGRect)] = []
    var places: [Int: Int] = [:]
    for (index, mark) in model.marks.enumerated() {
      for annotation in mark.style.annotations {
        let point = geometry.point(of: index).map { CGRect(origin: $0, size: .zero) }
        guard let frame = frames[index] ?? point else { continue }
        if let place = places[annotation.id] {
          targets[place].frame = targets[place].frame.union(frame)
        } else {
          places[annotation.id] = targets.count
          targets.append((annotation, frame))
        }
      }
    }
    return targets
  }
}

extension Mark {
  /// Whether the mark is drawn by itself, not as a point of a line or area.
  fileprivate var isAlone: Bool { kind != .line && kind != .area }
}

/// The rectangle of the plot, or a rectangle that is larger than all of its content.
private struct PlotClip: Shape {
  let isActive: Bool

  func path(in rect: CGRect) -> Path {
    Path(isActive ? rect : rect.insetBy(dx: -1e4, dy: -1e4))
  }
}
