import Foundation

#if !canImport(Darwin)
  extension NSLocale {
    /// The language, such as "en".
    public var languageCode: String { (self as Locale).language.languageCode?.identifier ?? "" }
    /// The region, such as "US"; nil without one.
    public var countryCode: String? { (self as Locale).region?.identifier }
    /// The region, such as "US"; nil without one.
    public var regionCode: String? { countryCode }
    /// The script, such as "Hans"; nil without one.
    public var scriptCode: String? {
      // `Locale.language` has the script that a language is likely to have.
      Locale.Components(locale: self as Locale).languageComponents.script?.identifier
    }
    /// The variant; nil without one.
    public var variantCode: String? { (self as Locale).variant?.identifier }
    /// The currency, such as "USD"; nil without one.
    public var currencyCode: String? { (self as Locale).currency?.identifier }
    /// The sign of the currency.
    public var currencySymbol: String { (self as Locale).currencySymbol ?? "" }
    /// The separator before decimals.
    public var decimalSeparator: String { (self as Locale).decimalSeparator ?? "." }
    /// The separator between thousands.
    public var groupingSeparator: String { (self as Locale).groupingSeparator ?? "," }
    /// Whether lengths are in metres.
    public var usesMetricSystem: Bool { (self as Locale).measurementSystem == .metric }
  }
#endif
