import SwiftUI

struct LineView: View {
  let line: Line

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        HStack(spacing: 12) {
          LineBadge(line: line)
          VStack(alignment: .leading) {
            Text(line.kind.rawValue.capitalized).font(.headline)
            Text("\(line.stops.count) stops").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        StopList(line: line) { index in
          transfers(at: line.stops[index])
        }
      }
      .padding()
    }
    .navigationTitle("Line \(line.name)")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(line.color.opacity(0.2), for: .navigationBar)
    .toolbarBackground(.visible, for: .navigationBar)
  }

  private func transfers(at stop: Stop) -> some View {
    HStack(spacing: 4) {
      ForEach(Line.all.filter { $0 != line && $0.stops.contains(stop) }) { other in
        Text(other.name)
          .font(.caption2.bold())
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .background(other.color.opacity(0.2), in: .capsule)
          .foregroundStyle(other.color)
      }
    }
  }
}

#Preview("Line") {
  NavigationStack {
    LineView(line: .four)
  }
}
