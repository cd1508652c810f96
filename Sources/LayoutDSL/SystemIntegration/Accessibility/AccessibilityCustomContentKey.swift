import ViewCore

/// The label of a piece of custom content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  private let id: String

  /// Creates a key with a text as its label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key with a localized label.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: Text(labelKey).plainString)
  }
}
