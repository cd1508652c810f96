import Foundation
import ViewCore

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let kind: Kind

  /// The shape as a source has it.
  var name: String {
    switch kind {
    case .automatic: "automatic"
    case .capsule: "capsule"
    case .circle: "circle"
    case .roundedRectangle(let radius):
      "roundedRectangle" + (radius.map { " radius \(formatted($0))" } ?? "")
    }
  }

  /// The shape of the system: on iOS 18 a capsule for `.mini` and `.small` controls, otherwise a
  /// rounded rectangle; on iOS 26 a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle that contains the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle whose corner radius depends on the control size.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// Whether the button is square.
  var isCircle: Bool { kind == .circle }

  /// Returns the shape of a button of a control size in a look.
  func shape(for size: ControlSize, look: SystemLook) -> AnyShape {
    switch kind {
    case .capsule: return AnyShape(Capsule(style: .continuous))
    case .circle: return AnyShape(Circle())
    case .automatic:
      guard let radius = look.button.radius(for: size) else {
        return AnyShape(Capsule(style: .continuous))
      }
      return rounded(radius, size)
    case .roundedRectangle(let radius): return rounded(radius, size)
    }
  }

  private func rounded(_ radius: CGFloat?, _ size: ControlSize) -> AnyShape {
    let usual: CGFloat =  // Measurements.md#button-corner-radius
      switch size {
      case .mini, .small: 6
      case .regular: 8
      case .large, .extraLarge: 12
      }
    return AnyShape(RoundedRectangle(cornerRadius: radius ?? usual, style: .continuous))
  }
}

extension ButtonBorderShape: InsettableShape, RectangleInsettable {
  /// Returns the outline of a button of regular size.
  public func path(in rect: CGRect) -> Path { shape(for: .regular, look: .iOS18).path(in: rect) }

  /// Returns the shape inset by a distance in points on every side.
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

  /// Fixed: the shape is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension SystemLook.Button {
  /// Returns the corner radius of bordered buttons of a size, in points; nil for capsules.
  fileprivate func radius(for size: ControlSize) -> CGFloat? {
    switch size {
    case .mini, .small: smallRadius
    case .regular: regularRadius
    case .large, .extraLarge: largeRadius
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that bordered buttons have by default.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the shape of bordered buttons in the view.
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
