import Foundation

extension Text {
  /// Creates a text from a resource, which is looked up in string catalogs and parsed as Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
      self.init(verbatim: String(localized: resource))
    #else
      self.init(resource.defaultValue.key, tableName: resource.table, bundle: resource.bundle)
    #endif
  }
}

#if !canImport(Darwin)
  extension String {
    /// A localizable string with interpolated values.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      let key: LocalizedStringKey

      /// Creates a value from a string.
      public init(_ value: String) {
        key = LocalizedStringKey(value)
      }

      /// Creates a value from a literal.
      public init(stringLiteral value: String) {
        self.init(value)
      }

      /// Creates a value from a literal with interpolations.
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// Creates a string from a localizable string, without a translation.
    ///
    /// Unless a locale is given, numbers are formatted for the current one.
    public init(
      localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      var environment = EnvironmentValues()
      environment.locale = locale
      self = value.key.plainString(in: environment)
    }

    /// Creates a string from a resource, without a translation.
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource.defaultValue, locale: resource.locale)
    }
  }

  /// A string that is localized where it is shown.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
    @unchecked Sendable
  {
    /// The string before localization.
    public let defaultValue: String.LocalizationValue
    /// The name of the string catalog; nil for the default one.
    public let table: String?
    /// The locale for which interpolated values are formatted.
    public var locale: Locale
    let bundle: Bundle?

    /// Creates a resource.
    public init(
      _ value: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      defaultValue = value
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from a literal with interpolations.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }
#endif
