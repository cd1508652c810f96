import Render
import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

/// The screens under `Examples/Screens`, on the screen of an iPhone 16.
@MainActor @Suite struct ScreenSnapshots {
  nonisolated static let screens: [String: @MainActor @Sendable () -> AnyView] = [
    "Calendar": { AnyView(CalendarScreen()) },
    "Mail": { AnyView(MailScreen()) },
    "Maps": { AnyView(MapsScreen()) },
    "Messages": { AnyView(MessagesScreen()) },
    "Music": { AnyView(MusicScreen()) },
    "Photos": { AnyView(PhotosScreen()) },
    "Rings": { AnyView(RingsScreen()) },
    "Settings": { AnyView(SettingsScreen()) },
    "Store": { AnyView(StoreScreen()) },
    "Wallet": { AnyView(WalletScreen()) },
    "Weather": { AnyView(WeatherScreen()) },
    "Welcome": { AnyView(WelcomeScreen()) },
  ]

  enum Look: String, CaseIterable {
    case iOS18
    case iOS26Dark = "iOS26-dark"
    case iOS26Large = "iOS26-accessibility3-rightToLeft"
  }

  @Test(arguments: screens.keys.sorted(), Look.allCases)
  func screen(name: String, look: Look) throws {
    let screen = try #require(Self.screens[name])
    var environment = EnvironmentValues()
    if look == .iOS26Large {
      environment.dynamicTypeSize = .accessibility3
      environment.layoutDirection = .rightToLeft
    }
    let host = try ViewHost(
      size: CGSize(width: 393, height: 852), colorScheme: look == .iOS26Dark ? .dark : .light,
      safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      environment: environment, palette: look == .iOS18 ? .iOS18 : .iOS26, content: screen)
    host.advance(by: 0.6)
    assertSnapshot(of: host, as: .image, named: "\(name)-\(look.rawValue)")
    #expect(host.diagnostics == [])
  }
}
