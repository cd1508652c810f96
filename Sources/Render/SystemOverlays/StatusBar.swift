import Foundation
import ViewCore

/// The status bar: 9:41, a full signal, Wi-Fi and a full battery.
struct StatusBar: View {
  let form: SystemOverlays.StatusBarForm
  /// The width of the screen and the height of the safe area above, in points.
  let width: CGFloat
  let height: CGFloat

  // Distances: Measurements.md#system-overlays
  var body: some View {
    switch form {
    case .island:
      // Both sides are centred beside the island of 125.
      beside(gap: 125, side: 16, centre: height - 27)
    case .notch:
      beside(gap: width * 0.42, side: 0, centre: height - 21)
    case .homeButton:
      ZStack {
        HStack(spacing: 5) {
          StatusSignal()
          StatusWiFi()
          Spacer()
          Text(verbatim: "100%")
          StatusBattery()
        }
        Text(verbatim: "9:41 AM").fontWeight(.semibold)
      }
      .padding(.horizontal, 6)
      .small(height: height)
    case .pad:
      HStack(spacing: 6) {
        Text(verbatim: "9:41 AM").fontWeight(.semibold)
        Text(verbatim: "Tue Jan 9").fontWeight(.semibold)
        Spacer()
        StatusWiFi()
        Text(verbatim: "100%")
        StatusBattery()
      }
      .padding(.horizontal, 20)
      .small(height: height)
    }
  }

  private func beside(gap: CGFloat, side: CGFloat, centre: CGFloat) -> some View {
    HStack(spacing: gap) {
      Text(verbatim: "9:41").font(.system(size: 17, weight: .semibold))
        .frame(maxWidth: .infinity).padding(.leading, side)
      HStack(spacing: 7) {
        StatusSignal()
        StatusWiFi()
        StatusBattery()
      }
      .frame(maxWidth: .infinity).padding(.trailing, side)
    }
    .frame(width: width, height: centre * 2)
  }
}

extension View {
  /// The bar of devices with a home button and of iPads, whose letters are small.
  fileprivate func small(height: CGFloat) -> some View {
    font(.system(size: 12)).frame(height: height)
      .environment(\.statusGlyphScale, 0.87)
  }
}

/// The four bars of a full signal.
private struct StatusSignal: View {
  @Environment(\.statusGlyphScale) private var scale

  var body: some View {
    HStack(alignment: .bottom, spacing: 2.1 * scale) {
      ForEach([4, 6.4, 9.3, 12.2], id: \.self) { height in
        RoundedRectangle(cornerRadius: 1 * scale)
          .frame(width: 3.2 * scale, height: height * scale)
      }
    }
  }
}

/// The three waves of a full Wi-Fi signal.
private struct StatusWiFi: View {
  @Environment(\.statusGlyphScale) private var scale

  var body: some View {
    WiFiWaves().frame(width: 17.1 * scale, height: 12.3 * scale)
  }
}

private nonisolated struct WiFiWaves: Shape {
  func path(in rect: CGRect) -> Path {
    let centre = CGPoint(x: rect.midX, y: rect.maxY)
    let start = Angle.degrees(-134), end = Angle.degrees(-46)
    var path = Path()
    for (inner, outer) in [(0, 0.3), (0.42, 0.65), (0.77, 1)] {
      path.addArc(
        center: centre, radius: outer * rect.height, startAngle: start, endAngle: end,
        clockwise: false)
      if inner == 0 {
        path.addLine(to: centre)
      } else {
        path.addArc(
          center: centre, radius: inner * rect.height, startAngle: end, endAngle: start,
          clockwise: true)
      }
      path.closeSubpath()
    }
    return path
  }
}

/// A full battery.
private struct StatusBattery: View {
  @Environment(\.statusGlyphScale) private var scale

  var body: some View {
    HStack(spacing: 1 * scale) {
      RoundedRectangle(cornerRadius: 4.3 * scale)
        .strokeBorder(.primary.opacity(0.35), lineWidth: 1)
        .overlay {
          RoundedRectangle(cornerRadius: 2.5 * scale).padding(2)
        }
        .frame(width: 25 * scale, height: 13 * scale)
      UnevenRoundedRectangle(bottomTrailingRadius: 2, topTrailingRadius: 2)
        .fill(.primary.opacity(0.4))
        .frame(width: 1.4 * scale, height: 4.2 * scale)
    }
  }
}

extension EnvironmentValues {
  private enum StatusGlyphScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// The size of the symbols of the status bar, as a fraction of that beside a Dynamic Island.
  fileprivate var statusGlyphScale: CGFloat {
    get { self[StatusGlyphScaleKey.self] }
    set { self[StatusGlyphScaleKey.self] = newValue }
  }
}
