import SwiftUI

/// Figures, bars and rings.
public struct Dashboard: View {
  /// Creates the screen.
  public init() {}

  /// The content and its scroll view.
  public var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(0..<9, id: \.self) { week in
          VStack(alignment: .leading) {
            Label("Week \(week + 1)", systemImage: "figure.walk").font(.headline)
            HStack(alignment: .bottom, spacing: 6) {
              ForEach(0..<7, id: \.self) { day in
                Capsule().fill(.tint)
                  .frame(maxWidth: .infinity)
                  .frame(height: 20 + CGFloat((week * 7 + day) * 13 % 60))
              }
            }
            ProgressView(value: Double(week + 1) / 10)
          }
          .padding()
          .background(.quaternary, in: .rect(cornerRadius: 16))
        }
      }
      .padding()
    }
  }
}

#Preview("Dashboard") { Dashboard() }
