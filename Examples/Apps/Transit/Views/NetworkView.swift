import SwiftUI

/// A map of all lines.
struct NetworkView: View {
  @State private var highlighted: Line?

  init(highlighted: Line? = nil) {
    _highlighted = State(initialValue: highlighted)
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        map
          .padding(24)
          .background(.background.secondary, in: .rect(cornerRadius: 20))
        Picker("Line", selection: $highlighted) {
          Text("All").tag(Line?.none)
          ForEach(Line.all) { Text($0.name).tag(Optional($0)) }
        }
        .pickerStyle(.segmented)
        if let highlighted {
          Label(
            "\(highlighted.stops[0].name) – \(highlighted.stops[highlighted.stops.count - 1].name)",
            systemImage: highlighted.kind.symbol
          )
          .font(.headline)
          .foregroundStyle(highlighted.color)
        }
      }
      .padding()
      .frame(maxHeight: .infinity, alignment: .top)
      .navigationTitle("Network")
    }
  }

  private var map: some View {
    ZStack {
      ForEach(Line.all) { line in
        RouteShape(points: line.stops.map(\.place))
          .stroke(
            line.color,
            style: StrokeStyle(
              lineWidth: 7, lineCap: .round, lineJoin: .round,
              dash: line.kind == .ferry ? [2, 12] : [])
          )
          .opacity(isDimmed(line) ? 0.15 : 1)
      }
      stops
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var stops: some View {
    Canvas { context, size in
      let stops = Set(Line.all.flatMap(\.stops)).sorted { $0.name < $1.name }
      for stop in stops {
        let center = CGPoint(x: stop.place.x * size.width, y: stop.place.y * size.height)
        let count = Line.all.count { $0.stops.contains(stop) }
        let radius: CGFloat = count > 1 ? 8 : 6
        let mark = Path(
          ellipseIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        context.fill(mark, with: .style(.background))
        context.stroke(mark, with: .style(.primary), lineWidth: 2)
        let name = context.resolve(Text(stop.name).font(.caption2.weight(.medium)))
        let nameSize = name.measure(in: size)
        let x = stop.place.x > 0.4 ? center.x + radius - nameSize.width : center.x - radius
        let frame = CGRect(origin: CGPoint(x: x, y: center.y + radius + 3), size: nameSize)
        context.fill(
          Path(roundedRect: frame.insetBy(dx: -3, dy: 0), cornerRadius: 4),
          with: .style(.background.opacity(0.8)))
        context.draw(name, in: frame)
      }
    }
  }

  private func isDimmed(_ line: Line) -> Bool { highlighted != nil && highlighted != line }
}

#Preview("Network") {
  NetworkView()
}

#Preview("Network, one line") {
  NetworkView(highlighted: .metro)
    .preferredColorScheme(.dark)
}
