import SystemIntegration
import ViewCore

// A headless screen has no keyboard and no autocorrection, so it only reports these attributes.
extension View {
  /// Sets the keyboard type of the text inputs in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    hostAttribute(type)
  }

  /// Sets the semantic content type of the text inputs in the view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    hostAttribute(textContentType?.rawValue ?? "none")
  }

  /// Sets the automatic capitalization in the text inputs of the view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    hostAttribute(autocapitalization?.name ?? "none")
  }

  /// Sets whether autocorrection is disabled in the view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable).hostAttribute(disable)
  }

  /// Sets whether autocorrection is disabled in the view.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? true)
  }

  /// Sets the label of the return key in the view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    hostAttribute(submitLabel.name)
  }

  /// Shows or hides the controls for the format of text, in some places.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    hostAttribute("\(visibility) for \(placement.rawValue)")
  }

  /// Sets the automatic capitalization; the older form of `textInputAutocapitalization(_:)`.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View {
    hostAttribute(style)
  }
}

extension EnvironmentValues {
  private enum AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether autocorrection is disabled; nil is the default of the text input.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

/// The place of the controls for the format of text.
nonisolated public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The menu of selected text.
    public static let contextMenu = Set(rawValue: 1 << 0)
    /// The bar above a keyboard on the screen.
    public static let inputAssistant = Set(rawValue: 1 << 1)
    /// The bar above a keyboard that is attached.
    public static let accessoryBar = Set(rawValue: 1 << 2)
    /// The panel of fonts.
    public static let fontPanel = Set(rawValue: 1 << 3)
    /// All places.
    public static let all: Set = [.contextMenu, .inputAssistant, .accessoryBar, .fontPanel]
    /// The places of the platform.
    public static let `default`: Set = .all
  }
}
