/// The parts of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Sendable {
  let affectsContent: Bool
  let affectsIndicators: Bool

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement {
    .init(affectsContent: true, affectsIndicators: true)
  }
  /// Only the content.
  public static var scrollContent: ContentMarginPlacement {
    .init(affectsContent: true, affectsIndicators: false)
  }
  /// Only the indicators.
  public static var scrollIndicators: ContentMarginPlacement {
    .init(affectsContent: false, affectsIndicators: true)
  }
}
