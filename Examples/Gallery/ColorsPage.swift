import SwiftUI

/// The colours of the system, and colours made of numbers.
struct ColorsPage: View {
  private let colors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("primary", .primary),
    ("secondary", .secondary), ("accent", .accentColor),
  ]
  private let grays: [(String, UIColor)] = [
    ("gray", .systemGray), ("gray2", .systemGray2), ("gray3", .systemGray3),
    ("gray4", .systemGray4), ("gray5", .systemGray5), ("gray6", .systemGray6),
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("fill", .systemFill), ("secondaryFill", .secondarySystemFill), ("separator", .separator),
  ]

  var body: some View {
    Page {
      Samples(title: "Colours", columns: 8) {
        ForEach(colors, id: \.0) { name, color in swatch(name, color) }
      }
      Samples(title: "Greys and labels", columns: 6) {
        ForEach(grays, id: \.0) { name, color in swatch(name, Color(uiColor: color)) }
      }
      Samples(title: "Numbers", columns: 6) {
        swatch("sRGB", Color(red: 0.2, green: 0.6, blue: 0.4))
        swatch("linear", Color(.sRGBLinear, red: 0.2, green: 0.6, blue: 0.4))
        swatch("Display P3", Color(.displayP3, red: 0.2, green: 0.6, blue: 0.4))
        swatch("hue", Color(hue: 0.85, saturation: 0.7, brightness: 0.9))
        swatch("white 0.7", Color(white: 0.7))
        swatch("opacity 0.5", .red.opacity(0.5))
        swatch("mix 0.25", .red.mix(with: .blue, by: 0.25))
        swatch("mix 0.5", .red.mix(with: .blue, by: 0.5))
        swatch("mix, device", .red.mix(with: .blue, by: 0.5, in: .device))
        swatch("gradient", Color.blue.gradient)
        swatch("shadow", Color.green.shadow(.drop(radius: 2, y: 1)))
        swatch("tertiary", .tertiary)
      }
    }
  }

  private func swatch(_ name: String, _ style: some ShapeStyle) -> some View {
    Sample(name) { RoundedRectangle(cornerRadius: 8).fill(style).frame(height: 34) }
  }
}

#Preview { ColorsPage() }
