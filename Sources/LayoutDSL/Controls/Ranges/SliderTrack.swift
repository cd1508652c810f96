import Foundation
import ViewCore

extension View {
  /// Shows or hides the knobs of the sliders in the view; without knobs, their tracks take drags.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWritingModifier { $0.sliderThumbVisibility = visibility })
  }
}

extension EnvironmentValues {
  private enum SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether sliders have knobs.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

/// A track with a knob, whose sizes are those of the look, and dots below it at the ticks.
///
/// The row is 31 points tall (Measurements.md#slider-row-height).
struct SliderTrack: View {
  @Binding var fraction: Double
  /// The fraction from which the track is filled; nil for its leading end.
  let neutral: Double?
  /// The fractions of the ticks.
  let ticks: [Double]
  let onEditingChanged: (Bool) -> Void
  /// The fraction at which the current drag started; nil while no drag is active.
  @State private var start: Double?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.controlAppearances) private var appearances
  @Environment(\.look) private var look

  var body: some View {
    GeometryReader { proxy in
      let slider = look.slider
      let hasKnob = thumbVisibility != .hidden
      let knob = hasKnob ? slider.knob.width : 0
      let room = max(proxy.size.width - knob, 0)
      let position = room * fraction
      // The filled part ends at the centre of the knob, and begins there for a neutral value.
      let origin = neutral.map { knob / 2 + room * $0 } ?? slider.trackInset
      let end = position + knob / 2
      ZStack(alignment: .leading) {
        Capsule().fill(appearances?.sliderTrack ?? slider.track).frame(height: slider.trackHeight)
          .padding(.horizontal, slider.trackInset)
        Capsule().fill(.tint).frame(width: abs(end - origin), height: slider.trackHeight)
          .padding(.leading, min(origin, end))
        ForEach(ticks.indices, id: \.self) { index in
          TickMark(center: knob / 2 + room * ticks[index])
        }
        if hasKnob {
          // Measurements.md#control-shadows
          Knob(size: slider.knob).shadow(color: .black.opacity(0.16), radius: 3, y: 2)
            .frame(width: slider.knob.width, height: slider.knob.height)
            .contentShape(Circle().inset(by: -8))  // Measurements.md#slider-touch-reach
            .gesture(drag(room: room))
            .padding(.leading, position)
        } else {
          Color.clear.contentShape(Rectangle()).gesture(drag(room: room))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(height: 31)
    .dimmed(unless: isEnabled)
  }

  private func drag(room: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { value in
        let start = start ?? fraction
        if self.start == nil {
          self.start = start
          onEditingChanged(true)
        }
        guard room > 0 else { return }
        let way = value.translation.width * (layoutDirection == .rightToLeft ? -1 : 1)
        let new = min(max(start + way / room, 0), 1)
        if new != fraction { fraction = new }
      }
      .onEnded { _ in
        start = nil
        onEditingChanged(false)
      }
  }
}

/// A dot below the track (Measurements.md#slider-ticks).
private struct TickMark: View {
  /// The distance of the centre from the leading end of the track, in points.
  let center: CGFloat

  var body: some View {
    Circle().fill(Color(system: .tertiary)).frame(width: 4, height: 4)
      .padding(.leading, max(center - 2, 0))
      .padding(.top, 20)
  }
}
