/// The user's preferred text size, as a type that predates `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

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
