import ViewCore

/// Whether the views behind a sheet react to touches.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable,
  CustomStringConvertible
{
  /// The name of the value.
  public let description: String

  /// The default of the presentation.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(description: "automatic")
  }
  /// They do.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(description: "enabled")
  }
  /// They do not.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(description: "disabled")
  }

  /// They do up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(description: "enabled up to a detent")
  }
}

/// Whether a drag in a sheet first scrolls or first resizes.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable,
  CustomStringConvertible
{
  /// The name of the value.
  public let description: String

  /// The default of the presentation.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(description: "automatic")
  }
  /// It resizes the sheet.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(description: "resizes")
  }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(description: "scrolls")
  }
}

extension View {
  /// Sets whether the views behind the enclosing sheet react to touches.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    hostAttribute(interaction)
  }

  /// Sets whether a drag in the enclosing sheet first scrolls or first resizes.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    hostAttribute(behavior)
  }
}
