/// The user's preferred text size, as a type that predates `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The size of ``DynamicTypeSize/xSmall``.
  case extraSmall
  /// The size of ``DynamicTypeSize/small``.
  case small
  /// The size of ``DynamicTypeSize/medium``.
  case medium
  /// The size of ``DynamicTypeSize/large``, the default.
  case large
  /// The size of ``DynamicTypeSize/xLarge``.
  case extraLarge
  /// The size of ``DynamicTypeSize/xxLarge``.
  case extraExtraLarge
  /// The size of ``DynamicTypeSize/xxxLarge``.
  case extraExtraExtraLarge
  /// The size of ``DynamicTypeSize/accessibility1``.
  case accessibilityMedium
  /// The size of ``DynamicTypeSize/accessibility2``.
  case accessibilityLarge
  /// The size of ``DynamicTypeSize/accessibility3``.
  case accessibilityExtraLarge
  /// The size of ``DynamicTypeSize/accessibility4``.
  case accessibilityExtraExtraLarge
  /// The size of ``DynamicTypeSize/accessibility5``.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The corresponding Dynamic Type size.
  fileprivate var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether the left size is smaller than the right one.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  /// The corresponding content size category.
  fileprivate var category: ContentSizeCategory {
    zip(Self.allCases, ContentSizeCategory.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension EnvironmentValues {
  /// The user's preferred text size, as a content size category.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
