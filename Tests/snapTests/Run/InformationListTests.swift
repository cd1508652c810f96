import Drawing
import Foundation
import SnapRuntime
import Testing

@testable import snap

struct InformationListTests {
  /// Returns the texts of a list that is made with settings and a file.
  private func texts(
    _ settings: [String: String] = [:], file text: String? = nil
  ) throws -> [String: String] {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Info.plist")
      if let text { try Data("<plist><dict>\(text)</dict></plist>".utf8).write(to: file) }
      let data = try InformationList(settings: settings).data(from: text.map { _ in file })
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
    }
  }

  @Test func everyAppHasAnIdentifierAndVersions() throws {
    let texts = try texts()
    #expect(texts["CFBundleIdentifier"] == "com.example.app" && texts["CFBundleVersion"] == "1")
    #expect(texts["CFBundleShortVersionString"] == "1.0" && texts["CFBundleName"] == "App")
  }

  @Test func settingsReplaceTheValuesOfANewApp() throws {
    let texts = try texts([
      "TARGET_NAME": "My Shop", "PRODUCT_NAME": "$(TARGET_NAME)", "MARKETING_VERSION": "2.3",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.shop.$(PRODUCT_NAME:rfc1034identifier)",
      "CURRENT_PROJECT_VERSION": "$(UNKNOWN)", "INFOPLIST_KEY_Greeting": "Hello",
      "LOOP": "$(LOOP)", "INFOPLIST_KEY_Loop": "a$(LOOP)",
    ])
    #expect(texts["CFBundleIdentifier"] == "org.shop.My-Shop")
    #expect(texts["CFBundleName"] == "My Shop" && texts["CFBundleShortVersionString"] == "2.3")
    #expect(texts["CFBundleVersion"] == "1", "an unknown value replaces none")
    #expect(texts["Greeting"] == "Hello" && texts["Loop"] == "a")
  }

  @Test(.timeLimit(.minutes(1))) func settingsThatNameEachOtherOftenHaveAnEnd() throws {
    let many = String(repeating: "$(LOOP)", count: 20)
    let texts = try texts(["LOOP": many, "INFOPLIST_KEY_Loop": "a$(LOOP)"])
    #expect(texts["Loop"] == "a")
  }

  /// The parser is recursive.
  @Test func aListThatIsNestedTooDeepHasNoValues() throws {
    for (open, close) in [("<array>", "</array>"), ("<key>k</key><dict>", "</dict>")] {
      let text =
        "<key>Own</key><string>1</string><key>Deep</key>"
        + open.replacing("<key>k</key>", with: "") + String(repeating: open, count: 100_000)
        + String(repeating: close, count: 100_001)
      #expect(try texts(file: text)["Own"] == nil)
    }
    #expect(
      try texts(file: "<key>Own</key><string>1</string>")["Own"] == "1")
  }

  @Test(arguments: ["", "<plist><dict>", "<plist><array/></plist>"])
  func aDamagedListHasAReason(text: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Info.plist")
      try Data(text.utf8).write(to: file)
      let error = #expect(throws: InputError.self) { try InformationList.values(in: file) }
      #expect(error?.reason == "it is not a property list with keys")
    }
  }

  /// A device or pipe has no end.
  @Test(.timeLimit(.minutes(1))) func aFileThatIsNoRegularFileHasNoValues() throws {
    let texts = try texts(["SRCROOT": "/", "INFOPLIST_FILE": "/dev/zero"])
    #expect(texts["CFBundleIdentifier"] == "com.example.app")
  }

  @Test func aFileReplacesTheSettings() throws {
    let texts = try texts(
      ["MARKETING_VERSION": "2.3", "KEY": "k"],
      file: """
        <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION).1</string>
        <key>Key</key><string>${KEY}</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>None</key><string>$(NONE)</string>
        """)
    #expect(texts["CFBundleShortVersionString"] == "2.3.1" && texts["Key"] == "k")
    #expect(texts["CFBundleIdentifier"] == "com.example.app" && texts["None"]?.isEmpty == true)
  }

  @Test func theFileOfTheSettingsGoesBeforeAnother() throws {
    try withTemporaryFolder { folder in
      try Data("<plist><dict><key>Own</key><string>1</string></dict></plist>".utf8)
        .write(to: folder.appendingPathComponent("Shop-Info.plist"))
      let own = try texts(
        ["SRCROOT": folder.path, "INFOPLIST_FILE": "Shop-Info.plist"],
        file: "<key>Other</key><string>1</string>")
      #expect(own["Own"] == "1" && own["Other"] == nil)
      let other = try texts(
        ["SRCROOT": folder.path, "INFOPLIST_FILE": ""],
        file: "<key>Other</key><string>1</string>")
      #expect(other["Other"] == "1")
    }
  }

  @Test(
    arguments: [
      ("Dark", nil, nil, "dark"), ("Light", nil, nil, "light"), ("Automatic", nil, nil, nil),
      (nil, "Dark", nil, "dark"), ("Light", "Dark", nil, "light"), ("Dark", nil, "light", "light"),
      (nil, nil, nil, nil),
    ] as [(String?, String?, String?, String?)])
  func theAppChoosesTheAppearance(
    file: String?, setting: String?, option: String?, expected: String?
  ) throws {
    try withTemporaryFolder { folder in
      if let file {
        let entry = "<key>UIUserInterfaceStyle</key><string>\(file)</string>"
        try Data("<plist><dict>\(entry)</dict></plist>".utf8).write(
          to: folder.appendingPathComponent("Info.plist"))
      }
      let settings = setting.map { ["INFOPLIST_KEY_UIUserInterfaceStyle": $0] } ?? [:]
      let screen = ScreenSettings(scheme: option.flatMap { .init(rawValue: $0) })
      let completed = InformationList(settings: settings).completing(screen, folders: [folder])
      #expect(completed.scheme?.rawValue == expected)
    }
  }
}
