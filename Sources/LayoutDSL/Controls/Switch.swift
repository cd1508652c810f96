import Foundation
import ViewCore

/// A switch as on iOS 18: 51 × 31 points with a knob of 27 points, of which layout counts 49.
///
/// Measurements.md#switch-size
struct Switch: View {
  @Binding var isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnTint) private var hasOwnTint
  /// The number of taps, which triggers the animation: other changes of the value do not animate.
  @State private var tapCount = 0

  var body: some View {
    Capsule().fill(track)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.15), radius: 2, y: 3)  // Measurements.md#control-shadows
          .padding(2)
      }
      .frame(width: 51, height: 31)
      .padding(.trailing, -2)  // Measurements.md#switch-width
      .opacity(isEnabled ? 1 : 0.5)  // Measurements.md#control-disabled-opacity
      .animation(.easeInOut(duration: 0.25), value: tapCount)  // Measurements.md#switch-motion
      .gesture(
        PressableGesture(content: PressGesture(), pressing: nil) {
          tapCount += 1
          isOn.toggle()
        })
  }

  // Measurements.md#switch-colors
  private var track: AnyShapeStyle {
    if !isOn { return AnyShapeStyle(Color(system: .secondaryFill)) }
    if let tint { return AnyShapeStyle(tint) }
    return hasOwnTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)
  }
}
