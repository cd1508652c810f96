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
    case .capsule(let inset): content.background(style, in: InsetCapsule(inset: inset))
    }
  }
}

/// A capsule that is smaller than its frame.
nonisolated private struct InsetCapsule: Shape {
  let inset: CGSize

  func path(in rect: CGRect) -> Path {
    Capsule().path(in: rect.insetBy(dx: inset.width, dy: inset.height))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
