import Foundation
import Testing

@testable import snap

struct StagedSourceTests {
  private func staged(_ text: String, platform: Platform = .iOS) -> String {
    let source = StagedSource(
      Data(text.utf8), conditions: BuildConditions(platform: platform))
    return String(decoding: source.bytes, as: UTF8.self)
  }

  /// The lines of a staged text, without the spaces around them.
  private func lines(_ text: String, platform: Platform = .iOS) -> [String] {
    staged(text, platform: platform).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func aBranchIsChosenAndEverythingElseStaysInPlace() {
    let text = "a\n  #if os(macOS)  // why\n  b\n  #elseif os(iOS)\n  c\n  #else\n  d\n  #endif\ne"
    #expect(lines(text) == ["a", "", "", "", "c", "", "", "", "e"])
    #expect(lines(text, platform: .macOS) == ["a", "", "b", "", "", "", "", "", "e"])
    #expect(lines(text, platform: .tvOS) == ["a", "", "", "", "", "", "d", "", "e"])
    #expect(staged(text).utf8.count == text.utf8.count)
    #expect(staged("x #if os(iOS)\n\u{e9}y\n#endif z").hasSuffix("\n\u{e9}y\n       z"))
  }

  @Test func aCaseWhoseCodeIsNotCompiledIsNotEmpty() {
    let text =
      "switch a {\ncase .b: // why\n#if os(macOS)\nf()\n#endif\n// next\n#if os(macOS)\ncase .c: g()\n"
      + "#endif\ndefault:\n#if os(macOS)\nh()\n#endif\n}"
    let staged = lines(text)
    #expect(staged.filter { $0 == "break" }.count == 2)
    #expect(staged[4] == "break" && staged[staged.count - 2] == "break")
    for full in [
      "switch a {\ncase .b:\n#if os(macOS)\nf()\n#endif\ng()\n}",
      "switch a {\ncase .b:\n#if os(iOS)\nf()\n#endif\n}", "let a:\n#if os(macOS)\n#endif\nInt",
    ] { #expect(!self.staged(full).contains("break")) }
  }

  @Test func namesOfClassesAreThoseOfTheToolkit() {
    #expect(staged("NSStringFromClass(T.self)") == "_stringFromClass (T.self)")
    #expect(staged("a.NSStringFromClass(T.self)") == "a.NSStringFromClass(T.self)")
  }

  @Test func newerVersionsAreNotAvailable() {
    #expect(staged("if #available(iOS 26, *) {") == "if false                 {")
    #expect(staged("guard #unavailable(iOS 26.1) else") == "guard true                   else")
    #expect(staged("if #available(macOS 15, iOS 26.0, *), a {").hasPrefix("if false  "))
    for text in [
      "if #available(iOS 18.4, *) {", "if #available(macOS 26, *) {", "@available(iOS 26, *)",
      "// #available(iOS 26, *)", "\"#available(iOS 26, *)\"",
    ] { #expect(staged(text) == text) }
    #expect(
      staged("if #available(iOS 26, *) {", platform: .macOS) == "if #available(iOS 26, *) {")
  }

  @Test func obsoleteDeclarationsAreUnavailable() {
    #expect(staged("@available(iOS, obsoleted: 15) f") == "@available(*,unavailable)      f")
    let range = "@available(iOS, introduced: 13, obsoleted: 18.0)"
    #expect(staged(range).hasPrefix("@available(*,unavailable) "))
    #expect(staged("@available(iOS, unavailable) f") == "@available(*,unavailable)    f")
    #expect(
      staged("@available(iOS,unavailable,message:\"m\")").hasPrefix("@available(*,unavailable) "))
    #expect(staged("@available(macOS, unavailable)", platform: .macOS).contains("*"))
    for text in [
      "@available(macOS, unavailable)", "@available(iOSApplicationExtension, unavailable)",
      "@available(iOS, obsoleted: 26)", "@available(macOS, obsoleted: 12)",
      "@available(iOS, deprecated: 15)", "// @available(iOS, obsoleted: 15)",
      "x.available(iOS, obsoleted: 15)",
    ] { #expect(staged(text) == text) }
    #expect(staged(range, platform: .macOS) == range)
  }

  @Test func importsOfOwnModulesAreRemoved() {
    let conditions = BuildConditions(ownModules: ["Design"])
    let text = "import SwiftUI\n@testable import Design; import struct Design.Card\nDesign.Card()"
    let source = StagedSource(Data(text.utf8), conditions: conditions)
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "import SwiftUI" && lines[2] == "Design.Card()")
    #expect(lines[1].trimmingCharacters(in: .whitespaces) == ";")
    #expect(source.bytes.count == text.utf8.count)
    #expect(source.imports.map(\.module) == ["SwiftUI"] && source.ownImports == ["Design"])
    #expect(conditions.value(of: "canImport(Design)") == true)
  }

  @Test func guidesOfModelsAreRemoved() {
    let text =
      "import FoundationModels\n@Generable(description: \"a\") struct A {\n@Guide(.count(3)) var b: [Int]\n}"
    let blank = String(repeating: " ", count: 17)
    #expect(staged(text) == text.replacing("@Guide(.count(3))", with: blank))
    #expect(staged("@Guide(.count(3)) var b: [Int]") == "@Guide(.count(3)) var b: [Int]")
  }

  @Test func playgroundsAreRemoved() {
    let source = "import Playgrounds\n#Playground(\"a\") {\n  let a = \"}\"\n}\nlet b = 1\n"
    let staged = self.staged(source)
    #expect(staged.contains("import Foundation ") && staged.hasSuffix("\nlet b = 1\n"))
    #expect(!staged.contains("Playground") && !staged.contains("let a"))
    #expect(staged.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test func methodsOfExtensionsAreDeclaredAnew() {
    #expect(staged("override func awakeFromNib() {") == "         func awakeFromNib() {")
    #expect(
      staged("override func responds(to selector: Selector!) -> Bool {")
        == "         func responds(to selector: Selector!) -> Bool {")
    #expect(
      staged("  override public func observeValue(") == "           public func observeValue(")
    #expect(
      staged("override var accessibilityCustomActions: [A]? {")
        == "         var accessibilityCustomActions: [A]? {")
    #expect(
      staged("override func willMove(toWindow a: A?)") == "         func willMove(toWindow a: A?)")
    for text in [
      "override func willMove(toSuperview a: A?)", "override func layoutSubviews() {",
      "override init() {", "override var a = 1",
    ] {
      #expect(staged(text) == text)
    }
  }

  @Test func namesOfSwiftUICoreAreThoseOfSwiftUI() {
    #expect(staged("let a: SwiftUICore.Color") == "let a:     SwiftUI.Color")
    #expect(staged("import SwiftUICore") == "import SwiftUICore")
  }

  @Test func namesOfDarwinAreThoseOfGlibc() {
    #expect(staged("Darwin.exit(0)") == " Glibc.exit(0)")
    #expect(staged("import Darwin") == "import Glibc ")
    #expect(staged("Darwin()") == "Darwin()")
  }

  @Test func whatAFrameworkAddsForAnotherIsImportedWithIt() {
    #expect(staged("import _PhotosUI_SwiftUI") == "import PhotosUI         ")
  }

  @Test func namesOfOwnModulesBeforeADotAreFound() {
    let conditions = BuildConditions(ownModules: ["Design", "Views"])
    let text = "let a = Design.Card(), b = x.Views.c // Views.d"
    let source = StagedSource(Data(text.utf8), conditions: conditions)
    #expect(source.qualifiers.map(\.module) == ["Design"])
    #expect(source.qualifiers.map(\.range) == [8..<15])
  }

  @Test func foldersNameModulesUnlessTheSystemHasThem() {
    let modules = SourceFile.ownModules(of: ["/a/Sources/Design/x.swift", "/My App/MapKit/y.swift"])
    #expect(modules.isSuperset(of: ["a", "Sources", "Design", "My_App"]))
    #expect(!modules.contains("MapKit"))
  }

  @Test func typesOfTheNetworkLoseTheirModule() {
    #expect(
      staged("class A: Foundation.URLSessionDelegate {")
        == "class A:            URLSessionDelegate {")
    for text in ["let a: Foundation.URL", "x.Foundation.URLSession", "// Foundation.URLSession"] {
      #expect(staged(text) == text)
    }
  }

  @Test func conditionsNest() {
    let text =
      "#if os(iOS)\n#if os(macOS)\na\n#else\nb\n#endif\n#else\n#if os(iOS)\nc\n#endif\n#endif"
    #expect(lines(text) == ["", "", "", "", "b", "", "", "", "", "", ""])
    #expect(lines(text, platform: .macOS).joined() == "")
  }

  @Test func conditionsMayHaveSeveralLines() {
    #expect(lines("#if os(macOS) ||\n  os(iOS)\na\n#endif") == ["", "", "a", ""])
    #expect(lines("#if os(macOS)\n  || os(iOS)\na\n#endif") == ["", "", "a", ""])
    #expect(lines("#if (os(macOS)\n|| os(tvOS))\na\n#endif") == ["", "", "", ""])
  }

  @Test(arguments: [
    "let a = \"#if os(macOS)\"\nb\nlet c = \"#endif\"",
    "let a = \"\"\"\n#if os(macOS)\n\"\"\"\nb\n// #endif",
    "/* #if os(macOS) /* nested */ */ b /* #endif */",
    "let a = #\"\"#if os(macOS)\"\"#\nb", "let a = #/#if os(macOS)/#\nb",
    "let a = \"\\(f(\"#if os(macOS)\"))\"", "a.if(os)", "let objc = 1; a.import.b()",
  ])
  func otherTextIsUntouched(text: String) {
    #expect(staged(text) == text)
  }

  @Test(arguments: [
    "#if os(macOS)\na", "#endif", "#else\n#endif", "#if nonsense(3)\na\n#else\nb\n#endif",
    "#if", "#", "@", "\"", "\"\"\"", "/*", "#selector(", "#\"", "import", "\"\\(", "",
  ])
  func brokenSourcesAreLeftToTheCompiler(text: String) {
    #expect(staged(text) == text)
  }

  @Test func anActorOfObjectiveCIsAClass() {
    #expect(
      staged("final actor Camera: NSObject, B { let actor = 1 }")
        == "final class Camera: NSObject, @unchecked Sendable, B { let actor = 1 }")
    for text in ["actor A: B {}", "actor A {}", "a.actor(b: NSObject())", "actor: NSObject"] {
      #expect(staged(text) == text)
    }
  }

  @Test func attributesOfObjectiveCAreRemoved() {
    #expect(staged("@objc func a()") == "      func a()")
    #expect(staged("@objc(name:) func a()") == "             func a()")
    #expect(staged("@objcMembers class A") == "             class A")
    #expect(staged("@IBOutlet var a: A?") == "          var a: A?")
    #expect(staged("@objcish var a") == "@objcish var a")
  }

  @Test func selectorsBecomeTextsOfTheSameLength() {
    #expect(staged("f(#selector(a(_:)), b)") == "f(__sel__(\"a(_:)\"), b)")
    #expect(staged("#selector(\n  A.b)") == "__sel__(\"  A.b\")\n")
    #expect(staged("#keyPath(A.b)") == "\"b\"          ")
  }

  @Test func importsHaveTheModulesThatAreHere() {
    #expect(staged("import os.log\n") == "import os    \n")
    #expect(staged("import Darwin\n") == "import Glibc \n")
    #expect(staged("package import UIKit\nimport os") == "        import UIKit\nimport os")
    #expect(staged("let a = internal\nimport os") == "let a = internal\nimport os")
    #expect(staged("import struct Foundation.Date\n") == "import struct Foundation.Date\n")
  }

  @Test func deadTextKeepsItsObjectiveC() {
    #expect(lines("#if os(macOS)\n@objc a\n#else\n@objc b\n#endif") == ["", "", "", "b", ""])
  }
}
