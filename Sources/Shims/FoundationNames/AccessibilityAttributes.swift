import Foundation

extension AttributeScopes {
  /// The attributes of texts that are spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// The attributes of texts that are spoken; they have no effect.
  public struct AccessibilityAttributes: AttributeScope {
    /// The change of the pitch, -1…1.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether each letter is spoken.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// Whether the text is spoken after the current one.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    /// The pronunciation, in the phonetic alphabet.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute

    /// The change of the pitch.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    /// Whether each letter is spoken.
    public enum SpellOutAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    /// Whether punctuation is spoken.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    /// Whether the text is spoken after the current one.
    public enum AnnouncementsQueuedAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
    /// The pronunciation.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = String
      /// The name of the attribute.
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a key path.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}
