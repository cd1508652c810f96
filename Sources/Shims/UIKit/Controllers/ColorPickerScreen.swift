import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// The content of a picker of colours.
struct ColorPickerScreen: View {
  let controller: UIColorPickerViewController
  @State private var color: Color.Resolved

  init(controller: UIColorPickerViewController) {
    self.controller = controller
    let color = Color(uiColor: controller.selectedColor).resolve(in: EnvironmentValues())
    _color = State(initialValue: color)
  }

  var body: some View {
    ColorPalette(
      selection: Binding {
        color
      } set: {
        color = $0
        controller.choose(UIColor(Color($0)))
      }, supportsOpacity: controller.supportsAlpha, showsEyedropper: controller.supportsEyedropper,
      close: controller.finish)
  }
}
