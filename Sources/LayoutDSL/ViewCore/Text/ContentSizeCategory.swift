/// How large the user likes text to be, as it was said before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size under its newer name.
  fileprivate var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether text is smaller in the first size.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  /// The same size as a content size category.
  fileprivate var category: ContentSizeCategory {
    zip(Self.allCases, ContentSizeCategory.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension EnvironmentValues {
  /// The size of text the user prefers, as a content size category.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
