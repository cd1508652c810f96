import Testing

@testable import snap

struct BuildConditionsTests {
  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", false), ("!os(macOS)", true),
    ("os(macOS) || os(iOS)", true), ("os(iOS) && !DEBUG", false), ("DEBUG", true),
    ("RELEASE", false), ("canImport(UIKit)", true), ("canImport(AppKit)", false),
    ("canImport(UIKit.UIColor)", true), ("canImport(Glibc)", false),
    ("canImport(FoundationNetworking)", false), ("targetEnvironment(simulator)", true),
    ("targetEnvironment(macCatalyst)", false), ("swift(>=5.9)", true), ("swift(>=6)", false),
    ("swift(<5.9)", false), ("compiler(>=6.0)", true), ("compiler(>=7)", false),
    ("true", true), ("false || (true && !false)", true), ("os(iOS) || os(tvOS) && false", true),
    ("(os(iOS)\n  || os(tvOS)) &&\n!false", true), ("hasFeature(Macros)", true),
    ("!(os(iOS))", false), ("os(visionOS) || os(xrOS)", false),
  ])
  func conditionsHoldAsForIOS(condition: String, expected: Bool) {
    #expect(BuildConditions().value(of: condition) == expected)
  }

  @Test func anotherPlatformMayBeChosen() {
    let conditions = BuildConditions(platform: .macOS)
    #expect(conditions.value(of: "os(macOS)") == true)
    #expect(conditions.value(of: "canImport(UIKit)") == false)
    #expect(conditions.value(of: "targetEnvironment(simulator)") == false)
    #expect(BuildConditions(platform: .visionOS).value(of: "os(xrOS)") == true)
  }

  @Test(arguments: ["", "os(iOS", "os(iOS) &&", "&& true", "1 + 1", "nonsense(3)", ")", "swift(5)"])
  func malformedConditionsHaveNoValue(condition: String) {
    #expect(BuildConditions().value(of: condition) == nil)
  }
}
