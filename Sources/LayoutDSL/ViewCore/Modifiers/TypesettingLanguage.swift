import Foundation

/// The language by whose rules text is set.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  /// The BCP 47 tag of the language; nil for that of the environment's locale.
  var tag: String? { language?.minimalIdentifier }
}

extension View {
  /// Sets the language by whose rules texts in the view are set.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules texts in the view are set.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
}

extension Text {
  /// Sets the language by whose rules the text is set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules the text is set.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? changing { if $0.language == nil { $0.language = language } } : self
  }
}

extension EnvironmentValues {
  private enum TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
  }

  /// The language by whose rules texts are set.
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}
