import Foundation
import ViewCore

/// A switch with a knob, whose sizes are those of the look.
struct Switch: View {
  @Binding var isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnTint) private var hasOwnTint
  @Environment(\.look) private var look
  /// The number of taps, which triggers the animation: other changes of the value do not animate.
  @State private var tapCount = 0

  var body: some View {
    let toggle = look.toggle
    Capsule().fill(track)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Knob(size: toggle.knob)
          .shadow(color: .black.opacity(0.15), radius: 2, y: 3)  // Measurements.md#control-shadows
          .padding(toggle.knobInsets)
      }
      .frame(width: toggle.size.width, height: toggle.size.height)
      .padding(.trailing, -toggle.overhang)
      .opacity(isEnabled ? 1 : toggle.disabledOpacity)
      .animation(.easeInOut(duration: 0.25), value: tapCount)  // Measurements.md#switch-motion
      .gesture(
        PressableGesture(content: PressGesture(), pressing: nil) {
          tapCount += 1
          isOn.toggle()
        })
  }

  // Measurements.md#switch-colors
  private var track: AnyShapeStyle {
    let style =
      if !isOn {
        AnyShapeStyle(Color(system: .secondaryFill))
      } else if let tint {
        AnyShapeStyle(tint)
      } else if hasOwnTint {
        AnyShapeStyle(.tint)
      } else {
        AnyShapeStyle(ControlAppearances.current.switchTint ?? Color.green)
      }
    let opacity = isEnabled ? 1 : look.toggle.disabledTrackOpacity
    return opacity == 1 ? style : AnyShapeStyle(style.opacity(opacity))
  }
}
