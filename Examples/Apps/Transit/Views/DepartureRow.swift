import SwiftUI

struct DepartureRow: View {
  let departure: Departure
  let now: Date
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      : AnyLayout(HStackLayout(spacing: 12))
    layout {
      LineBadge(line: departure.line)
      VStack(alignment: .leading, spacing: 2) {
        Text(departure.destination.name)
          .font(.headline)
          .strikethrough(departure.isCanceled)
        Text(place)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if !typeSize.isAccessibilitySize { Spacer(minLength: 0) }
      time
    }
    .opacity(departure.isCanceled ? 0.6 : 1)
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder
  private var time: some View {
    if departure.isCanceled {
      Text("Canceled")
        .font(.subheadline.weight(.medium))
        .foregroundStyle(.red)
    } else {
      VStack(alignment: typeSize.isAccessibilitySize ? .leading : .trailing, spacing: 2) {
        let minutes = departure.minutes(from: now)
        Text(minutes == 0 ? "now" : duration(minutes))
          .font(.headline.monospacedDigit())
          .foregroundStyle(minutes == 0 ? Color.accentColor : .primary)
        HStack(spacing: 4) {
          Text(departure.scheduled, style: .time)
            .strikethrough(departure.delay > 0)
            .foregroundStyle(.secondary)
          if departure.delay > 0 {
            Text(departure.expected, style: .time).foregroundStyle(.red)
          }
        }
        .font(.caption.monospacedDigit())
      }
    }
  }

  private var place: LocalizedStringKey {
    departure.line.kind == .ferry ? "\(departure.platform)" : "Platform \(departure.platform)"
  }

  private func duration(_ minutes: Int) -> String {
    Duration.seconds(minutes * 60)
      .formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
  }
}

struct LineBadge: View {
  let line: Line
  @ScaledMetric(relativeTo: .headline) private var width = 40.0

  var body: some View {
    Text(line.name)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: width, height: width * 0.7)
      .background(line.color, in: .rect(cornerRadius: line.kind == .tram ? 6 : width))
      .accessibilityLabel("Line \(line.name)")
  }
}

#Preview("Rows, accessibility size", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 24) {
    ForEach(SampleData.departures.prefix(3)) { departure in
      DepartureRow(departure: departure, now: SampleData.now)
    }
  }
  .padding()
  .frame(width: 393, alignment: .leading)
  .dynamicTypeSize(.accessibility2)
}
