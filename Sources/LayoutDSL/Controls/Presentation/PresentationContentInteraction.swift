/// The first effect of a drag in a sheet: scrolling the content or resizing the sheet.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  package let name: String

  /// The default of the presentation.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(name: "automatic")
  }
  /// A drag first resizes the sheet.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(name: "resizes")
  }
  /// A drag first scrolls the content.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(name: "scrolls")
  }
}
