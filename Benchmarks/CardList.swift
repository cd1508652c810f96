import SwiftUI

/// Eleven cards with shadows, as in the peer comparison.
struct CardList: View {
  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<11, id: \.self) { Card(row: $0) }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .systemGroupedBackground))
  }
}

private struct Card: View {
  let row: Int

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        .frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text("Quick brown fox \(row)").font(.body)
        Text("jumps over the lazy dog").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right").foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    .shadow(color: Color.black.opacity(0.12), radius: 4, y: 2)
  }

  private var colors: [Color] {
    [Color(hue: Double(row) / 11, saturation: 0.7, brightness: 0.9), Color.blue]
  }
}
