import Foundation
import ViewCore

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// The outline that goes with the size of the button.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// A rectangle with corners of some radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// Whether the button is as wide as it is tall.
  var isCircle: Bool { kind == .circle }

  /// The outline of a button of some size.
  func shape(for size: ControlSize) -> AnyShape {
    switch kind {
    case .capsule: return AnyShape(Capsule(style: .continuous))
    case .circle: return AnyShape(Circle())
    case .automatic where size == .mini || size == .small:
      return AnyShape(Capsule(style: .continuous))
    case .automatic: return rounded(nil, size)
    case .roundedRectangle(let radius): return rounded(radius, size)
    }
  }

  private func rounded(_ radius: CGFloat?, _ size: ControlSize) -> AnyShape {
    let usual: CGFloat =
      switch size {
      case .mini, .small: 6
      case .regular: 8
      case .large, .extraLarge: 12
      }
    return AnyShape(RoundedRectangle(cornerRadius: radius ?? usual, style: .continuous))
  }
}

extension ButtonBorderShape: InsettableShape, RectangleInsettable {
  /// The outline of a button of regular size.
  public func path(in rect: CGRect) -> Path { shape(for: .regular).path(in: rect) }

  /// The outline drawn in by a distance on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }

  package func reduced(by amount: CGFloat) -> ButtonBorderShape {
    switch kind {
    case .capsule, .circle: self
    case .automatic: .roundedRectangle(radius: max(0, 8 - amount))
    case .roundedRectangle(let radius): .roundedRectangle(radius: max(0, (radius ?? 8) - amount))
    }
  }

  /// The outline is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that buttons have by themselves.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the outline of bordered buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentWritingModifier { $0.buttonBorderShape = shape })
  }
}

extension EnvironmentValues {
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
