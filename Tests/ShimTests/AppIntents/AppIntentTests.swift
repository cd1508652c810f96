import AppIntents
import Render
import SwiftUI
import Testing
import WidgetKit

private final class Log: @unchecked Sendable {
  static let shared = Log()
  var cups = 0
}

private struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew Coffee"
  static let description: IntentDescription? = IntentDescription("Brews some cups.")

  @Parameter(title: "Cups", default: 2) var cups: Int
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary { Summary("Brew \(\.$cups) cups") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    Log.shared.cups += cups
    return .result(value: cups, dialog: "Done.")
  }
}

private enum Roast: String, AppEnum {
  case light, dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
    .light: "Light", .dark: DisplayRepresentation(title: "Dark", subtitle: "Bitter"),
  ]
}

private struct Bean: AppEntity {
  struct Beans: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Bean] { identifiers.map(Bean.init) }
  }

  static let defaultQuery = Beans()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Bean \(id)" }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(), phrases: ["Brew with \(.applicationName)"], shortTitle: "Brew",
      systemImageName: "cup.and.saucer")
  }
}

private struct Settings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Roast", default: .dark) var roast: Roast
}

@MainActor struct AppIntentTests {
  @Test func aButtonPerformsItsAction() throws {
    Log.shared.cups = 0
    let host = try ViewHost(size: CGSize(width: 100, height: 50)) {
      Button("Brew", intent: BrewIntent())
    }
    host.tap(at: CGPoint(x: 50, y: 25))
    host.runUntilIdle()
    #expect(Log.shared.cups == 2)
  }

  @Test func parametersHaveTheirDefaults() async throws {
    let intent = BrewIntent()
    #expect(intent.note == nil)
    intent.cups = 5
    #expect(try await intent.perform().value == 5)
    #expect(Settings().roast == .dark)
    #expect(Shortcuts.appShortcuts.count == 1)
    #expect(try await Bean.defaultQuery.entities(for: [3]).map(\.id) == [3])
  }

  @Test func anActionThatOpensNeedsNoPerform() async throws {
    struct Open: OpenIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Roast") var target: Roast
    }
    _ = try await Open().perform()
  }
}
