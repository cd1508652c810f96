/// A preference for the length of formatted text whose format has several variants.
public protocol TextVariantPreference {
  /// Whether the variant depends on the available width.
  static var _dependsOnSize: Bool { get }
}

/// A preference for the full variant, whatever the available width.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  /// False: the variant does not depend on the available width.
  public static var _dependsOnSize: Bool { false }
}

/// A preference for the longest variant that fits the available width.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  /// True: the variant depends on the available width.
  public static var _dependsOnSize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The full variant, whatever the available width.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest variant that fits the available width.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Sets the preferred variant of formatted text in the view.
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

  /// Whether formatted text uses a shorter variant where the full one does not fit.
  var choosesTextVariants: Bool {
    get { self[ChoosesTextVariantsKey.self] }
    set { self[ChoosesTextVariantsKey.self] = newValue }
  }

  /// The number of steps by which formatted text is shortened.
  var textSizeVariant: Int {
    get { self[TextSizeVariantKey.self] }
    set { self[TextSizeVariantKey.self] = newValue }
  }
}
