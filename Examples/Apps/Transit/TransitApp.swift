import SwiftUI

@main
struct TransitApp: App {
  @State private var board = Board(stop: .harbor)

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(board)
    }
  }
}

struct RootView: View {
  @State private var selection = Tab.departures

  enum Tab {
    case departures, network, trip
  }

  var body: some View {
    TabView(selection: $selection) {
      DepartureBoard()
        .tabItem { Label("Departures", systemImage: "clock") }
        .tag(Tab.departures)
      NetworkView()
        .tabItem { Label("Network", systemImage: "map") }
        .tag(Tab.network)
      TripView(trip: .sample)
        .tabItem { Label("Trip", systemImage: "tram") }
        .badge(1)
        .tag(Tab.trip)
    }
  }
}

#Preview("App") {
  RootView()
    .environment(Board.sample)
    .environment(\.fixedDate, SampleData.now)
}
