import SwiftUI

/// A library of photos: a grid without margins, with a bar of periods over its end.
struct PhotosScreen: View {
  @State private var period = "All"

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
          ) {
            ForEach(0..<24, id: \.self) { number in
              Landscape(number: number)
                .aspectRatio(1, contentMode: .fit)
                .overlay(alignment: .bottomTrailing) {
                  if number % 7 == 3 {
                    Text("0:\(12 + number)").font(.caption2.weight(.semibold).monospacedDigit())
                      .foregroundStyle(.white).shadow(radius: 2).padding(4)
                  }
                }
                .overlay(alignment: .bottomLeading) {
                  if number % 5 == 1 {
                    Image(systemName: "heart.fill").font(.caption)
                      .foregroundStyle(.white).shadow(radius: 2).padding(5)
                  }
                }
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                .accessibilityLabel("Photo \(number + 1)")
            }
          }
        }
        .safeAreaInset(edge: .bottom) {
          Picker("Period", selection: $period) {
            ForEach(["Years", "Months", "All"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          .padding(8)
          .background(.regularMaterial, in: .rect(cornerRadius: 16))
          .padding(.horizontal, 40)
          .padding(.bottom, 8)
        }
        .navigationTitle("Library")
        .toolbar {
          Button("Select") {}
        }
      }
      .tabItem { Label("Library", systemImage: "photo.on.rectangle") }
      Text("Albums").tabItem { Label("Albums", systemImage: "square.stack") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }
}

/// One of endless landscapes: hills under a sky, both chosen by a number.
private struct Landscape: View {
  let number: Int

  /// A number from 0 to 1 that looks random.
  private func noise(_ index: Int) -> Double {
    let value = sin(Double(number * 37 + index * 101) * 12.9898) * 43758.5453
    return value - value.rounded(.down)
  }

  var body: some View {
    Canvas { context, size in
      let hue = noise(0)
      let isNight = noise(1) < 0.25
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [
            Color(hue: hue, saturation: 0.55, brightness: isNight ? 0.2 : 0.85),
            Color(hue: hue + 0.08, saturation: 0.3, brightness: isNight ? 0.45 : 1),
          ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.7)))
      let side = size.width * (0.12 + 0.16 * noise(2))
      context.fill(
        Path(
          ellipseIn: CGRect(
            x: size.width * (0.15 + 0.6 * noise(3)), y: size.height * (0.1 + 0.3 * noise(4)),
            width: side, height: side)),
        with: .color(.white.opacity(0.85)))
      for hill in 0..<3 {
        let base = size.height * (0.5 + 0.16 * Double(hill) + 0.08 * noise(5 + hill))
        let path = Path { path in
          path.move(to: CGPoint(x: 0, y: size.height))
          for step in 0...24 {
            let share = Double(step) / 24
            let height =
              sin((share * (1.2 + noise(8 + hill)) + noise(11 + hill)) * 2 * .pi)
              * size.height * 0.07
            path.addLine(to: CGPoint(x: size.width * share, y: base + height))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
        }
        context.fill(
          path,
          with: .color(
            Color(
              hue: hue + 0.32 + 0.03 * Double(hill), saturation: 0.45,
              brightness: (isNight ? 0.3 : 0.62) - 0.13 * Double(hill))))
      }
    }
  }
}

#Preview { PhotosScreen() }
