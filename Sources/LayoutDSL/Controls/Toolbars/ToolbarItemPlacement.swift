import ViewCore

/// The placement of an item in the bars of a screen.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Sendable {
    case leading, principal, trailing, overflow, confirmation, bottom, status, keyboard
    case titleMenu, none
    case title, subtitle, largeTitle, largeSubtitle
  }

  let place: Place

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the centre of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// In a menu at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
  /// At the trailing end of the navigation bar, in semibold type.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// At the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// At the leading end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In the centre of the bottom toolbar.
  public static let status = ToolbarItemPlacement(place: .status)
  /// In place of the inline title.
  public static let title = ToolbarItemPlacement(place: .title)
  /// Below the inline title, and below the large title without an item at `largeSubtitle`.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
  /// Below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
  /// In a toolbar at the bottom of the screen while a text field has the focus, as with a hardware
  /// keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}
