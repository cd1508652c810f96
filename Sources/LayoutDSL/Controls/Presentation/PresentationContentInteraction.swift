/// Whether a drag in a sheet first scrolls or first resizes.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  package let name: String

  /// The default of the presentation.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(name: "automatic")
  }
  /// It resizes the sheet.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(name: "resizes")
  }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(name: "scrolls")
  }
}
