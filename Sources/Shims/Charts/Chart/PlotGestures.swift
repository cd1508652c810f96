/// Lets a finger select values and scroll.
struct PlotGestures: ViewModifier {
  let model: ChartModel
  let configuration: ChartConfiguration
  @Binding var scrolled: [Axis: DataValue]
  /// The first visible values when the finger came down.
  @State private var starts: [Axis: DataValue] = [:]

  func body(content: Content) -> some View {
    GeometryReader { geometry in
      let isScrollable = configuration.xScroll.isScrollable || configuration.yScroll.isScrollable
      content
        .contentShape(Rectangle())
        .gesture(selects ? selection(geometry.size) : nil)
        .simultaneousGesture(isScrollable ? scrolling(geometry.size) : nil)
    }
  }

  private var selects: Bool {
    configuration.xSelection != nil || configuration.ySelection != nil
      || configuration.angleSelection != nil
  }

  /// A gesture that selects a value as long as a finger is down.
  private func selection(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { touch in
        let geometry = PlotGeometry(model: model, size: size)
        configuration.xSelection?(model.x.value(at: touch.location.x, in: size.width), nil)
        configuration.ySelection?(model.y.value(at: touch.location.y, in: size.height), nil)
        configuration.angleSelection?(model.angleValue(at: geometry.angle(at: touch.location)))
      }
      .onEnded { _ in
        configuration.xSelection?(nil, nil)
        configuration.ySelection?(nil, nil)
        configuration.angleSelection?(nil)
      }
  }

  private func scrolling(_ size: CGSize) -> some Gesture {
    DragGesture()
      .onChanged { touch in
        scroll(
          .horizontal, configuration.xScroll, by: -touch.translation.width / max(1, size.width))
        // Numbers grow upwards, so content that moves down shows larger numbers.
        let sign: CGFloat = model.y.categories == nil ? 1 : -1
        scroll(
          .vertical, configuration.yScroll,
          by: sign * touch.translation.height / max(1, size.height))
      }
      .onEnded { _ in starts = [:] }
  }

  /// Moves the visible part by a fraction of its length.
  private func scroll(_ axis: Axis, _ choice: ScrollChoice, by share: CGFloat) {
    guard choice.isScrollable else { return }
    let scale = model.scale(axis)
    let full = model.fullDomains[axis] ?? scale.domain
    let target: DataValue
    switch (scale.domain, full) {
    case (.numbers(let visible), .numbers):
      let start = starts[axis]?.scalar ?? visible.lowerBound
      starts[axis] = .number(start)
      target = .number(start + Double(share) * (visible.upperBound - visible.lowerBound))
    case (.dates(let visible), .dates):
      let start = starts[axis]?.scalar ?? visible.lowerBound
      starts[axis] = .date(start)
      target = .date(start + Double(share) * (visible.upperBound - visible.lowerBound))
    case (.categories(let visible), .categories(let all)):
      guard let first = starts[axis] ?? visible.first.map({ .category($0) }),
        case .category(let name) = first, let index = all.firstIndex(of: name)
      else { return }
      starts[axis] = first
      let moved = Double(index) + (Double(share) * Double(visible.count)).rounded()
      let last = max(0, all.count - visible.count)
      target = .category(all[moved.wholeNumber(in: 0...last)])
    default: return
    }
    let limited = target.limited(to: full, visible: scale.domain)
    if let report = choice.report { report(limited) } else { scrolled[axis] = limited }
  }
}

extension DataValue {
  /// Returns the first visible value, limited so that the visible part stays in the domain.
  fileprivate func limited(
    to full: PositionScale.Domain, visible: PositionScale.Domain
  ) -> DataValue {
    switch (self, full, visible) {
    case (.number(let value), .numbers(let bounds), .numbers(let part)):
      let length = part.upperBound - part.lowerBound
      return .number(
        value.clamped(
          to: bounds.lowerBound...max(bounds.lowerBound, bounds.upperBound - length)))
    case (.date(let value), .dates(let bounds), .dates(let part)):
      let length = part.upperBound - part.lowerBound
      return .date(
        value.clamped(
          to: bounds.lowerBound...max(bounds.lowerBound, bounds.upperBound - length)))
    default: return self
    }
  }
}
