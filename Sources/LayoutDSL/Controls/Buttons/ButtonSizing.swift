import Foundation
import ViewCore

/// The width that buttons choose in the width that is proposed to them.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The default of the button's style: that of its label.
  public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
  /// The width of the label.
  public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
  /// All of the width.
  public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
}

extension View {
  /// Sets the width of the buttons in the view.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(EnvironmentWritingModifier { $0.buttonSizing = sizing })
  }
}

extension EnvironmentValues {
  private enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
  }

  /// The width of buttons.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}
