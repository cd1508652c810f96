import SwiftUI

struct PlaceCard: View {
  let place: Place
  @Environment(\.temperatureUnit) private var unit

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 2) {
        Text(place.name).font(.title2.bold())
        Text(place.current.date, format: .hour(in: place.timeZone))
          .font(.footnote.weight(.semibold))
        Spacer(minLength: 16)
        Text(place.current.condition.title).font(.footnote.weight(.medium))
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text(unit.text(place.current.temperature))
          .font(.system(size: 50, weight: .light))
        if let today = place.days.first {
          Text("H:\(unit.text(today.high))  L:\(unit.text(today.low))")
            .font(.footnote.weight(.medium))
        }
      }
      .monospacedDigit()
    }
    .foregroundStyle(.white)
    .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
    .padding()
    .frame(minHeight: 112)
    .background {
      SkyBackground(condition: place.current.condition)
        .clipShape(.rect(cornerRadius: 20, style: .continuous))
    }
    .overlay(alignment: .topTrailing) {
      if place.alert != nil {
        Image(systemName: "exclamationmark.triangle.fill")
          .symbolRenderingMode(.multicolor)
          .padding(6)
          .background(.ultraThinMaterial, in: .circle)
          .offset(x: 6, y: -6)
          .accessibilityLabel("Weather alert")
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Alert card", traits: .sizeThatFitsLayout) {
  PlaceCard(place: SampleData.bergen)
    .frame(width: 340)
    .fixedSize()
    .padding()
}
