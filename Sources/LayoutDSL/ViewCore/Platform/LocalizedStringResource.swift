import Foundation

extension Text {
  /// Creates a text from a resource, which is looked up in string catalogs and parsed as Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
      self.init(verbatim: String(localized: resource))
    #else
      if resource.ownKey != nil {
        self.init(verbatim: String(localized: resource))
      } else {
        self.init(resource.defaultValue.key, tableName: resource.table, bundle: resource.bundle)
      }
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

    /// Creates a string from a localizable string, which string catalogs translate.
    ///
    /// Unless a locale is given, language and numbers are those of the current one.
    public init(
      localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      var environment = EnvironmentValues()
      environment.locale = locale
      let translation = LocalizedStrings.translation(
        of: value.key, table: table, bundle: bundle, locale: locale)
      self = value.key.plainString(in: environment, translation: translation)
    }

    /// Creates a string from a key and a value for it that is used without a translation.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      var environment = EnvironmentValues()
      environment.locale = locale
      let translation = LocalizedStrings.translation(
        of: LocalizedStringKey(key.description), counts: defaultValue.key.counts, table: table,
        bundle: bundle, locale: locale)
      self = defaultValue.key.plainString(in: environment, translation: translation)
    }

    /// Creates a string from a resource, which string catalogs translate.
    public init(localized resource: LocalizedStringResource) {
      let value = resource.defaultValue.key
      var environment = EnvironmentValues()
      environment.locale = resource.locale
      let translation = LocalizedStrings.translation(
        of: resource.ownKey.map { LocalizedStringKey($0) } ?? value, counts: value.counts,
        table: resource.table, bundle: resource.bundle, locale: resource.locale)
      self = value.plainString(in: environment, translation: translation)
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
    /// The key, if it is not the value.
    fileprivate var ownKey: String?

    /// The key in the string catalog.
    public var key: String { ownKey ?? defaultValue.key.format }

    /// Creates a resource with a key and a value for it that is used without a translation.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self.init(defaultValue, table: table, locale: locale, bundle: bundle)
      ownKey = key.description
    }

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

    /// Creates a resource with a key and a value for it, which is looked up in a bundle.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle.bundle)
    }

    /// Creates a resource that is looked up in a bundle.
    @_disfavoredOverload
    public init(
      _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription, comment: StaticString? = nil
    ) {
      self.init(value, table: table, locale: locale, bundle: bundle.bundle)
    }

    /// The bundle in which a resource is looked up.
    public enum BundleDescription: Sendable {
      /// The bundle of the app.
      case main
      /// The bundle that defines a class.
      case forClass(AnyClass)
      /// The bundle at a place.
      case atURL(URL)

      fileprivate var bundle: Bundle? {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
      }
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
