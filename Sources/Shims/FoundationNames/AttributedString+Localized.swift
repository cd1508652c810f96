import Foundation
import ViewCore
// Files that import Foundation alone name `String.LocalizationValue` in public signatures.
@_exported import struct ViewCore.LocalizedStringResource

#if !canImport(Darwin)
  extension AttributedString {
    /// Creates a text from a localizable string, which string catalogs translate and whose Markdown
    /// becomes attributes.
    public init(
      localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(
        inlineMarkdown: String(localized: value, table: table, bundle: bundle, locale: locale))
    }

    /// Creates a text from a key and a value for it that is used without a translation.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(
        inlineMarkdown: String(
          localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale))
    }

    /// Creates a text from a resource, which string catalogs translate.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self.init(inlineMarkdown: String(localized: resource))
    }

    private init(inlineMarkdown text: String) {
      let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
  }
#endif
