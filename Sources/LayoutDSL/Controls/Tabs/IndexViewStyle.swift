import ViewCore

/// The appearance of page indicators.
///
/// Only the system's style conforms: as in SwiftUI, the requirement is not public API.
public protocol IndexViewStyle: Sendable {
  /// Returns the view of a page indicator.
  @MainActor func _makeBody(_ indexView: _IndexViewParts) -> AnyView
}

/// The parts of a page indicator that its style displays.
nonisolated public struct _IndexViewParts {
  /// The number of pages.
  let count: Int
  /// The index of the visible page.
  let selected: Int
}

/// Page indicator dots, with or without a background.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// The display mode of the page indicator's background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private enum Mode {
      case automatic, interactive, always, never
    }

    private let mode: Mode

    /// No background, as on iPhone.
    public static let automatic = BackgroundDisplayMode(mode: .automatic)
    /// A background while the user touches the dots, which cannot happen here.
    public static let interactive = BackgroundDisplayMode(mode: .interactive)
    /// A background at all times.
    public static let always = BackgroundDisplayMode(mode: .always)
    /// Dots without a background.
    public static let never = BackgroundDisplayMode(mode: .never)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// Returns dots 7 points wide at a pitch of 18 points.
  ///
  /// Measurements.md#page-dots
  @MainActor public func _makeBody(_ indexView: _IndexViewParts) -> AnyView {
    let appearance = ControlAppearances.current
    return AnyView(
      HStack(spacing: 11) {
        ForEach(0..<indexView.count, id: \.self) { index in
          Circle().fill(
            index == indexView.selected
              ? appearance.currentPage ?? .white : appearance.otherPages ?? .white.opacity(0.45)
          )
          .frame(width: 7, height: 7)
        }
      }
      .background {
        if backgroundDisplayMode == .always {
          Capsule().fill(Color(system: .fill)).padding(.horizontal, -11).padding(.vertical, -9.5)
        }
      })
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
    modifier(EnvironmentWritingModifier { $0.indexViewStyle = style })
  }
}

extension EnvironmentValues {
  private enum IndexViewStyleKey: EnvironmentKey {
    static var defaultValue: any IndexViewStyle { PageIndexViewStyle() }
  }

  var indexViewStyle: any IndexViewStyle {
    get { self[IndexViewStyleKey.self] }
    set { self[IndexViewStyleKey.self] = newValue }
  }
}
