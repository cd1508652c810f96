import SwiftUI

/// The daily page of a store for apps: a large card, and a list of apps with buttons.
struct StoreScreen: View {
  private struct App: Identifiable {
    let id: String
    var subtitle: String
    var symbol: String
    var color: Color
    var price = "Get"
  }

  private let apps = [
    App(id: "Tidepool", subtitle: "Tables of the tides", symbol: "water.waves", color: .teal),
    App(
      id: "Crumb", subtitle: "Bake bread with friends", symbol: "birthday.cake.fill", color: .orange
    ),
    App(
      id: "Northstar", subtitle: "Learn the night sky", symbol: "sparkles", color: .indigo,
      price: "$2.99"),
  ]

  var body: some View {
    TabView {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          header
          hero
          list
        }
        .padding(20)
      }
      .background(Color(.systemBackground))
      .tabItem { Label("Today", systemImage: "newspaper.fill") }
      Text("Games").tabItem { Label("Games", systemImage: "gamecontroller.fill") }
      Text("Apps").tabItem { Label("Apps", systemImage: "square.stack.3d.up.fill") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Tuesday, 24 November").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
          .textCase(.uppercase)
        Text("Today").font(.largeTitle.bold())
      }
      Spacer()
      Image(systemName: "person.crop.circle.fill").font(.title).foregroundStyle(.blue)
    }
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      Aurora()
      VStack(alignment: .leading, spacing: 4) {
        Text("Behind the scenes").font(.footnote.weight(.semibold)).opacity(0.8)
          .textCase(.uppercase)
        Text("How two sisters mapped the winter sky").font(.title.bold())
        Text("The makers of Northstar on patience, and on frozen fingers.").font(.subheadline)
          .opacity(0.85)
      }
      .foregroundStyle(.white)
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        LinearGradient(
          colors: [.clear, .black.opacity(0.55)], startPoint: .top, endPoint: .bottom)
      }
    }
    .frame(minHeight: 380)
    .clipShape(.rect(cornerRadius: 18, style: .continuous))
    .shadow(color: .black.opacity(0.18), radius: 14, y: 6)
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Quiet evenings").font(.title2.bold()).padding(.bottom, 8)
      ForEach(apps) { app in
        HStack(spacing: 12) {
          Image(systemName: app.symbol)
            .font(.system(size: 26)).foregroundStyle(.white)
            .frame(width: 56, height: 56)
            .background(app.color.gradient, in: .rect(cornerRadius: 13, style: .continuous))
          VStack(alignment: .leading, spacing: 1) {
            Text(app.id).font(.headline)
            Text(app.subtitle).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer(minLength: 4)
          Button(app.price) {}
            .font(.subheadline.bold())
            .textCase(.uppercase)
            .fixedSize()
            .padding(.horizontal, 16)
            .padding(.vertical, 5)
            .background(Color(.tertiarySystemFill), in: .capsule)
        }
        .padding(.vertical, 8)
        if app.id != apps.last?.id { Divider().padding(.leading, 68) }
      }
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18, style: .continuous))
  }
}

/// A night sky with an aurora over mountains.
private struct Aurora: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [
            Color(red: 0.03, green: 0.05, blue: 0.16), Color(red: 0.1, green: 0.16, blue: 0.34),
          ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      for star in 0..<90 {
        let x = (sin(Double(star) * 78.233) * 43758.5).truncatingRemainder(dividingBy: 1)
        let y = (sin(Double(star) * 12.9898) * 24634.6).truncatingRemainder(dividingBy: 1)
        let side = 0.8 + abs(x * y) * 2
        context.fill(
          Path(
            ellipseIn: CGRect(
              x: abs(x) * size.width, y: abs(y) * size.height * 0.7, width: side, height: side)),
          with: .color(.white.opacity(0.5 + abs(x) * 0.5)))
      }
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: 16))
        for (index, color) in [Color.green, .mint, .purple].enumerated() {
          let path = Path { path in
            for step in 0...40 {
              let share = Double(step) / 40
              let wave = sin(share * 7 + Double(index) * 1.1) * size.height * 0.06
              let point = CGPoint(
                x: size.width * share,
                y: size.height * (0.22 + 0.09 * Double(index)) + wave - share * 30)
              if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
          }
          layer.stroke(path, with: .color(color.opacity(0.6)), lineWidth: 34 - 6 * Double(index))
        }
      }
      for (index, shade) in [0.14, 0.07].enumerated() {
        let path = Path { path in
          path.move(to: CGPoint(x: 0, y: size.height))
          for step in 0...12 {
            let share = Double(step) / 12
            let peak = abs(sin(share * 9 + Double(index) * 2)) * size.height * 0.17
            path.addLine(
              to: CGPoint(
                x: size.width * share, y: size.height * (0.72 + 0.1 * Double(index)) - peak))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
        }
        context.fill(
          path, with: .color(Color(red: shade * 0.6, green: shade * 0.8, blue: shade * 1.6)))
      }
    }
  }
}

#Preview { StoreScreen() }
