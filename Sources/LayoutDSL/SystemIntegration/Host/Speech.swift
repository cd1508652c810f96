import ViewCore

extension View {
  /// Sets the pitch of spoken text, from −1 to 1.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    hostAttribute(value)
  }

  /// Sets whether punctuation is always spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    hostAttribute(value)
  }

  /// Sets whether announcements wait for earlier ones.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    hostAttribute(value)
  }

  /// Sets whether text is spoken letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    hostAttribute(value)
  }
}

// The same for a text alone; the text stays a `Text`.
extension Text {
  /// Returns the text; the pitch is not kept.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns the text; whether punctuation is spoken is not kept.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns the text; whether announcements wait is not kept.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns the text; whether it is spelled out is not kept.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
