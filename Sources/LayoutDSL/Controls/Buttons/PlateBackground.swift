import Foundation
import ViewCore

extension View {
  /// Puts a style behind the view, in the shape that the look gives to a control.
  func background(_ style: some ShapeStyle, in plate: SystemLook.Plate) -> some View {
    modifier(PlateBackground(style: style, plate: plate))
  }
}

private struct PlateBackground<Style: ShapeStyle>: ViewModifier {
  let style: Style
  let plate: SystemLook.Plate

  func body(content: Content) -> some View {
    switch plate {
    case .rounded(let radius):
      content.background(style, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
    case .capsule: content.background(style, in: Capsule())
    }
  }
}
