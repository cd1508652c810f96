import SwiftUI

/// A grid of cards with gradients and shadows.
public struct Store: View {
  /// Creates the screen.
  public init() {}

  /// The content and its scroll view.
  public var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
        ForEach(0..<40, id: \.self) { number in
          VStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 12)
              .fill(
                LinearGradient(
                  colors: [
                    Color(hue: Double(number) / 40, saturation: 0.6, brightness: 0.9), .white,
                  ],
                  startPoint: .top, endPoint: .bottom)
              )
              .frame(height: 110)
            Text("Lamp \(number)").font(.headline)
            Text("from \(19 + number) euros").font(.caption).foregroundStyle(.secondary)
          }
          .padding(10)
          .background(.background, in: .rect(cornerRadius: 16))
          .shadow(color: .black.opacity(0.15), radius: 6, y: 3)
        }
      }
      .padding()
    }
  }
}

#Preview("Store") { Store() }
