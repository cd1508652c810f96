// snap render FrameReporting.swift --size 390x700 --scale 2 --scroll 0,0 --scroll 0,100
import SwiftUI

/// A list that knows, at every offset, where two of its views are.
struct FrameReporting: View {
  @State private var frames: [String: CGRect] = [:]

  var body: some View {
    VStack(spacing: 0) {
      FrameReader {
        frames = $0
      } content: {
        ScrollView {
          Text("Tide table")
            .font(.largeTitle.bold())
            .padding(.top, 24)
            .reportsFrame(as: "title")
          ForEach(Tide.days) { tide in
            TideRow(tide: tide)
          }
          Text("Heights above chart datum")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .reportsFrame(as: "note")
        }
      }
      Divider()
      VStack(alignment: .leading, spacing: 4) {
        ForEach(frames.keys.sorted(), id: \.self) { name in
          HStack {
            Text(name).bold()
            Spacer()
            Text(frames[name].map(describe) ?? "")
              .monospacedDigit()
              .foregroundStyle(.secondary)
          }
        }
      }
      .font(.footnote)
      .padding()
      .background(Color(uiColor: .secondarySystemBackground))
    }
  }

  private func describe(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.map { String(Int($0.rounded())) }.joined(separator: "  ")
  }
}

private struct Tide: Identifiable {
  let time: String
  let height: Double
  let isHigh: Bool

  var id: String { time }

  static let days = [
    Tide(time: "Sat 00:41", height: 5.3, isHigh: true),
    Tide(time: "Sat 06:58", height: 1.1, isHigh: false),
    Tide(time: "Sat 13:07", height: 5.6, isHigh: true),
    Tide(time: "Sat 19:22", height: 0.9, isHigh: false),
    Tide(time: "Sun 01:24", height: 5.4, isHigh: true),
    Tide(time: "Sun 07:41", height: 1.0, isHigh: false),
    Tide(time: "Sun 13:49", height: 5.7, isHigh: true),
    Tide(time: "Sun 20:05", height: 0.7, isHigh: false),
    Tide(time: "Mon 02:08", height: 5.5, isHigh: true),
    Tide(time: "Mon 08:25", height: 0.9, isHigh: false),
    Tide(time: "Mon 14:31", height: 5.7, isHigh: true),
    Tide(time: "Mon 20:49", height: 0.7, isHigh: false),
  ]
}

private struct TideRow: View {
  let tide: Tide

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: tide.isHigh ? "arrow.up" : "arrow.down")
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(tide.isHigh ? Color.blue : Color.teal, in: Circle())
      VStack(alignment: .leading) {
        Text(tide.time).font(.headline)
        Text(tide.isHigh ? "High water" : "Low water").foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(tide.height, specifier: "%.1f") m").font(.title2).monospacedDigit()
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 6)
  }
}

// MARK: - Frames by anchors

/// Frames of views by name; each is an anchor until somebody with a place of their own reads it.
private struct ReportedFrames: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// Tells the nearest `FrameReader` around the view where it is.
  fileprivate func reportsFrame(as name: String) -> some View {
    transformAnchorPreference(key: ReportedFrames.self, value: .bounds) { frames, bounds in
      frames[name] = bounds
    }
  }
}

/// Hands over the frames that views inside it report, in its own space.
private struct FrameReader<Content: View>: View {
  let perform: ([String: CGRect]) -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    content().overlayPreferenceValue(ReportedFrames.self) { anchors in
      GeometryReader { proxy in
        Color.clear.preference(key: ResolvedFrames.self, value: anchors.mapValues { proxy[$0] })
      }
    }
    .onPreferenceChange(ResolvedFrames.self, perform: perform)
  }
}

private struct ResolvedFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

#Preview("Frame reporting") {
  FrameReporting()
}
