import Foundation

// The accessibility of a text that stays a `Text`, so that it can be concatenated.

extension Text {
  /// Sets the words that assistive technologies read instead of the text.
  public func accessibilityLabel(_ label: Text) -> Text { reading(label.spokenString) }

  /// Sets the localized words that assistive technologies read instead of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the words that assistive technologies read instead of the text to a string.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { reading(String(label)) }

  /// Makes the text a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    changing { $0.heading = level }
  }

  private func reading(_ words: String) -> Text { changing { $0.spoken = words } }
}

extension Text {
  /// Whether assistive technologies read other words than the text.
  var hasSpokenWords: Bool { segments.contains { $0.attributes.spoken != nil } }

  /// The words that assistive technologies read.
  package var spokenString: String {
    guard hasSpokenWords else { return plainString }
    var parts: [String] = [], last: String?
    for segment in segments {
      let words = segment.attributes.spoken
      // Joined texts that have a label together are read once.
      if words == nil || words != last {
        parts.append(words ?? Text(segments: [segment]).plainString)
      }
      last = words
    }
    return parts.joined()
  }

  /// The level of the text as a heading; nil if it is none.
  var headingLevel: AccessibilityHeadingLevel? { segments.firstNonNil(\.attributes.heading) }
}
