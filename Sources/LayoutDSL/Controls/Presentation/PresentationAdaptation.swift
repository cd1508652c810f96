/// The form that a presentation takes in a compact size class.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  package let name: String

  /// The default of the presentation.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  /// The form of regular size classes.
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  /// A view that covers the screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(name: "fullScreenCover")
  }
}
