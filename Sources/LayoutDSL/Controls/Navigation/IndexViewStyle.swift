import ViewCore

/// How the dots below pages look.
public protocol IndexViewStyle {}

/// Dots, on a ground or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground beneath the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private enum Mode {
      case automatic, interactive, always, never
    }

    private let mode: Mode

    /// Never, as on a phone.
    public static let automatic = BackgroundDisplayMode(mode: .automatic)
    /// Only while the dots are touched, which they never are here.
    public static let interactive = BackgroundDisplayMode(mode: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(mode: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(mode: .never)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, on a ground or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the dots below pages in the view look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode
    return environment(\.hasIndexBackground, mode == .always)
  }
}

extension EnvironmentValues {
  private enum IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether there is a ground beneath the dots below pages.
  var hasIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}
