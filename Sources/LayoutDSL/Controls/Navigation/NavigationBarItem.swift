/// The description of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The display mode of a screen's title.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen below; a large title on the first screen.
    case automatic
    /// A title in the centre of the bar.
    case inline
    /// A large title below the bar, until the content is scrolled.
    case large
  }
}
