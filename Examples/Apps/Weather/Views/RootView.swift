import SwiftUI

/// The places as a list, each of which opens its forecast.
struct RootView: View {
  let places: [Place]
  @State private var path: [Place] = []
  @State private var query = ""
  @State private var isShowingSettings = false

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(matches) { place in
            NavigationLink(value: place) { PlaceCard(place: place) }
              .buttonStyle(.plain)
              .scrollTransition { content, phase in
                content
                  .opacity(phase.isIdentity ? 1 : 0.4)
                  .scaleEffect(phase.isIdentity ? 1 : 0.92)
              }
          }
        }
        .padding(.horizontal)
      }
      .overlay { if matches.isEmpty { emptyState } }
      .navigationTitle("Weather")
      .navigationDestination(for: Place.self) { ForecastView(place: $0) }
      .searchable(text: $query, prompt: "Search for a city")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Settings", systemImage: "gearshape") { isShowingSettings = true }
        }
      }
      .sheet(isPresented: $isShowingSettings) {
        SettingsView().presentationDetents([.medium, .large])
      }
    }
  }

  private var matches: [Place] {
    query.isEmpty ? places : places.filter { $0.name.localizedStandardContains(query) }
  }

  @ViewBuilder private var emptyState: some View {
    if query.isEmpty {
      ContentUnavailableView {
        Label("No Places", systemImage: "mappin.slash")
      } description: {
        Text("Add a city to see its forecast.")
      } actions: {
        Button("Add City", systemImage: "plus") {}.buttonStyle(.borderedProminent)
      }
    } else {
      ContentUnavailableView.search(text: query)
    }
  }
}

#Preview("Places") {
  RootView(places: SampleData.places)
}

#Preview("Places, dark") {
  RootView(places: SampleData.places)
    .environment(\.temperatureUnit, .fahrenheit)
    .preferredColorScheme(.dark)
}

#Preview("No places") {
  RootView(places: [])
}
