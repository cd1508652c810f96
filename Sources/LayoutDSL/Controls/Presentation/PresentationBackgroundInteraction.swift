/// Whether the views behind a sheet react to touches.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Reach: Hashable, Sendable {
    case none, always, upThrough(PresentationDetent)
  }

  /// The detents at which they do.
  let reach: Reach

  /// The default of the presentation.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }
  /// They do.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .always)
  }
  /// They do not.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// They do while the sheet rests at a detent, or at a smaller one.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upThrough(detent))
  }
}
