/// Whether materials look as in a window that is in front.
nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The default of the platform.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in a window in front.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As in a window behind another one.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As their window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension MaterialActiveAppearance: CustomStringConvertible {
  /// The name of the appearance.
  public var description: String { name }
}

// The screen of a phone is always in front.
extension Material {
  /// Returns the material, which looks the same in front and behind.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
  /// Returns the style; materials look the same in front and behind.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some ShapeStyle { self }
}

extension View {
  /// Sets whether the materials in the view look as in a window that is in front.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    environment(\.materialActiveAppearance, appearance).hostAttribute(appearance)
  }
}

extension EnvironmentValues {
  private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
  }

  /// Whether materials look as in a window that is in front; it does not change a picture.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}
