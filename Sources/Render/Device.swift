import Foundation
import SystemIntegration
import ViewCore

/// An iPhone or iPad: the size, scale and safe area of its screen.
///
/// Whether a device is an iPad, for `UIDevice.current.userInterfaceIdiom` and size classes, follows
/// from the size of its screen.
public struct Device: Equatable, Sendable {
  /// The name of the device in Xcode, such as `iPhone 16 Pro` or `iPad Pro 11-inch (M4)`.
  public var name: String
  /// The size of the screen, in points, as the device is held.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// The insets of the screen that the status bar, the corners and the home indicator may cover, in
  /// points.
  public var safeAreaInsets: EdgeInsets
  /// The radius of the corners of the display, in points; 0 for square ones.
  public var cornerRadius: CGFloat
  /// The safe area of the device turned by a quarter.
  private var turnedInsets: EdgeInsets

  /// The device of previews that name none: the iPhone 16.
  public static var standard: Device { .iPhone16 }

  /// Creates a device in portrait.
  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, corner: CGFloat,
    portrait: EdgeInsets, landscape: EdgeInsets
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    cornerRadius = corner
    safeAreaInsets = portrait
    turnedInsets = landscape
  }

  /// Finds a device by its name; upper case, spaces and punctuation do not matter, and a name
  /// without a generation is that of the first one.
  public init?(named name: String) {
    let names = [name, name + " (1st generation)"].map(Self.letters)
    guard let device = Self.all.first(where: { names.contains(Self.letters(of: $0.name)) })
    else { return nil }
    self = device
  }

  /// The device in portrait.
  public var portrait: Device { size.width > size.height ? turned : self }

  /// The device in landscape.
  public var landscape: Device { size.width > size.height ? self : turned }

  private var turned: Device {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    device.safeAreaInsets = turnedInsets
    device.turnedInsets = safeAreaInsets
    return device
  }

  /// The names of the devices that are most like a misspelt one, closest first; at most three.
  package static func names(like name: String) -> [String] {
    let letters = letters(of: name)
    let ranked = all.enumerated().map { offset, device in
      let other = Self.letters(of: device.name)
      // A name without its generation or chip is a beginning, and no misspelling.
      let isPart = !letters.isEmpty && other.starts(with: letters)
      return (
        distance: isPart ? 0 : editDistance(letters, other), offset: offset, name: device.name
      )
    }
    let limit = max(2, letters.count / 3)
    return ranked.filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .prefix(3).map(\.name)
  }

  private static func letters(of name: String) -> [Character] {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension ViewHost {
  /// Creates a screen of a device that shows a view.
  ///
  /// The device gives the size, the scale, the safe area and the size classes; write
  /// `device.landscape` to turn it. The other parameters are those of
  /// ``init(size:scale:colorScheme:locale:timeZone:safeAreaInsets:environment:background:palette:time:services:content:)``.
  ///
  /// - Throws: `FontError` if the system fonts are not installed.
  public convenience init<Content: View>(
    device: Device, colorScheme: ColorScheme = .light, locale: Locale? = nil,
    timeZone: TimeZone? = nil, environment: EnvironmentValues = EnvironmentValues(),
    background: Color? = Color(uiColor: .systemBackground),
    palette: Palette = .iOS18, time: Time = .virtual, services: RenderServices = .shared,
    @ViewBuilder content: () -> Content
  ) throws(FontError) {
    try self.init(
      size: device.size, scale: device.scale, colorScheme: colorScheme, locale: locale,
      timeZone: timeZone, safeAreaInsets: device.safeAreaInsets, environment: environment,
      background: background, palette: palette, time: time, services: services, content: content)
  }
}
