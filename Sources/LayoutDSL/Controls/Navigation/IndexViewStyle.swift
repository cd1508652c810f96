import ViewCore

/// The appearance of page indicators.
public protocol IndexViewStyle {}

/// Page indicator dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the page indicator has a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private enum Mode {
      case automatic, interactive, always, never
    }

    private let mode: Mode

    /// Never, as on iPhone.
    public static let automatic = BackgroundDisplayMode(mode: .automatic)
    /// While the user touches the dots, which cannot happen here.
    public static let interactive = BackgroundDisplayMode(mode: .interactive)
    /// A background at all times.
    public static let always = BackgroundDisplayMode(mode: .always)
    /// Dots without a background.
    public static let never = BackgroundDisplayMode(mode: .never)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Page indicator dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Page indicator dots, with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the page indicators in the view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let mode = (style as? PageIndexViewStyle)?.backgroundDisplayMode
    return environment(\.hasIndexBackground, mode == .always)
  }
}

extension EnvironmentValues {
  private enum IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether page indicators have a background.
  var hasIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}
