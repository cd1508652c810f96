import SwiftUI

/// The stops of a line below each other, with a line through their marks.
struct StopList<Detail: View>: View {
  let line: Line
  /// The number of stops behind the vehicle.
  var passed = 0
  @ViewBuilder let detail: (Int) -> Detail

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(Array(line.stops.enumerated()), id: \.element) { index, stop in
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          mark(at: index)
          Text(stop.name)
            .fontWeight(isTerminus(index) ? .semibold : .regular)
            .foregroundStyle(index < passed ? .secondary : .primary)
          Spacer()
          detail(index)
        }
      }
    }
    .backgroundPreferenceValue(StopMarkKey.self) { anchors in
      GeometryReader { proxy in
        let points = anchors.sorted { $0.key < $1.key }.map { proxy[$0.value] }
        Path { $0.addLines(points) }
          .stroke(line.color.opacity(0.35), lineWidth: 6)
        Path { $0.addLines(Array(points.prefix(passed))) }
          .stroke(line.color, lineWidth: 6)
      }
    }
  }

  private func mark(at index: Int) -> some View {
    Circle()
      .fill(index < passed ? line.color : Color(uiColor: .systemBackground))
      .stroke(line.color, lineWidth: 3)
      .frame(width: isTerminus(index) ? 18 : 12, height: isTerminus(index) ? 18 : 12)
      .frame(width: 18)
      .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 5 }
      .anchorPreference(key: StopMarkKey.self, value: .center) { [index: $0] }
  }

  private func isTerminus(_ index: Int) -> Bool {
    index == 0 || index == line.stops.count - 1
  }
}
