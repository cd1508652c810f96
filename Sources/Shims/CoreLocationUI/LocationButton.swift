@_exported import CoreLocation
@_exported import SwiftUI

/// A button that gives an app the user's location once.
///
/// Measurements.md#location-button
public struct LocationButton: View {
  /// The text of the button.
  public struct Title: Hashable, Sendable {
    fileprivate let text: String
    /// "Current Location".
    public static let currentLocation = Title(text: "Current Location")
    /// "Send Current Location".
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    /// "Send My Current Location".
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    /// "Share Current Location".
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    /// "Share My Current Location".
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: @MainActor () -> Void

  /// Creates a button with a text; nil is a symbol alone.
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// A symbol and a text on the tint.
  public var body: some View {
    Button(action: action) {
      Label(title?.text ?? Title.currentLocation.text, systemImage: "location.fill")
        .labelStyle(Parts(hasTitle: title != nil))
        .fontWeight(.medium)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundStyle(.white)
        .background(.tint, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
    .buttonStyle(.plain)
  }

  private struct Parts: LabelStyle {
    let hasTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 6) {
        configuration.icon
        if hasTitle { configuration.title }
      }
    }
  }
}
