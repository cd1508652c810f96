/// Which form of a text is shown where formats have longer and shorter ones.
public protocol TextVariantPreference {
  /// Whether it is the longest that fits.
  static var _dependsOnSize: Bool { get }
}

/// The form that does not depend on the room there is.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  /// It does not depend on the room.
  public static var _dependsOnSize: Bool { false }
}

/// The longest form that fits the room there is.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  /// It depends on the room.
  public static var _dependsOnSize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The form that does not depend on the room there is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that fits the room there is.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Sets which form of formatted texts in the view is shown.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    environment(\.choosesTextVariants, V._dependsOnSize)
  }
}

extension EnvironmentValues {
  private enum ChoosesTextVariantsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum TextSizeVariantKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  /// Whether formatted texts take shorter forms where they do not fit.
  var choosesTextVariants: Bool {
    get { self[ChoosesTextVariantsKey.self] }
    set { self[ChoosesTextVariantsKey.self] = newValue }
  }

  /// How many steps formatted texts are shorter than asked for.
  var textSizeVariant: Int {
    get { self[TextSizeVariantKey.self] }
    set { self[TextSizeVariantKey.self] = newValue }
  }
}
