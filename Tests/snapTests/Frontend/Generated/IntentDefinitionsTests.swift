import Foundation
import Testing

@testable import snap

struct IntentDefinitionsTests {
  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Size</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>large</string>
          <key>INEnumValueIndex</key><integer>2</integer></dict>
      </array>
    </dict></array>
    <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Configuration</string>
      <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>size</string>
          <key>INIntentParameterType</key><string>Integer</string>
          <key>INIntentParameterEnumType</key><string>Size</string></dict>
        <dict><key>INIntentParameterName</key><string>city</string>
          <key>INIntentParameterType</key><string>Object</string>
          <key>INIntentParameterObjectType</key><string>City</string></dict>
      </array>
    </dict></array>
    <key>INTypes</key><array><dict>
      <key>INTypeName</key><string>City</string>
      <key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>identifier</string>
          <key>INTypePropertyType</key><string>String</string></dict>
        <dict><key>INTypePropertyName</key><string>isCapital</string>
          <key>INTypePropertyType</key><string>Boolean</string></dict>
      </array>
    </dict></array>
    </dict></plist>
    """

  @Test func sourcesUseTheClassesOfADefinition() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data(Self.definition.utf8)
      .write(to: folder.url.appending(path: "Settings.intentdefinition"))
    try Data(
      """
      import Intents
      import SwiftUI

      final class Handler: INExtension, ConfigurationIntentHandling {
        func provideCityOptionsCollection(for intent: ConfigurationIntent) async throws
          -> INObjectCollection<City> {
          INObjectCollection(items: [City(identifier: "1", display: "Rome")])
        }
      }
      struct Card: View {
        let intent = ConfigurationIntent()
        let response = ConfigurationIntentResponse(code: .success, userActivity: nil)
        var body: some View {
          Text(intent.size == .large ? "large" : intent.city?.isCapital == true ? "capital" : "-")
        }
      }
      """.utf8
    ).write(to: folder.url.appending(path: "Card.swift"))
    let render = try SnapCommand.run(
      "render", folder.url.path, "--view", "Card", "-o", folder.url.appending(path: "a.png").path)
    #expect(render.exitCode == 0, "\(render.messages)")
  }
}
