import Foundation

/// The language whose rules apply to typesetting.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// The BCP 47 tag of the language; nil for that of the environment's locale.
  var tag: String? { language?.minimalIdentifier }
}

extension View {
  /// Sets the typesetting language of the texts in the view to a given language.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the typesetting language of the texts in the view.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
}

extension Text {
  /// Sets the typesetting language of the text to a given language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the typesetting language of the text.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? changing { if $0.language == nil { $0.language = language } } : self
  }
}

extension EnvironmentValues {
  private enum TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
  }

  /// The typesetting language of texts.
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}
