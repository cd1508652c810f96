/// Whether the views behind a sheet react to touches.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Reach: Hashable, Sendable {
    case none, always, upThrough(PresentationDetent)
  }

  /// The detents at which the views behind the sheet react to touches.
  let reach: Reach

  /// The default of the presentation.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }
  /// The views behind the sheet react to touches.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .always)
  }
  /// The views behind the sheet do not react to touches.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// The views behind the sheet react to touches while it rests at a detent or at a smaller one.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upThrough(detent))
  }
}
