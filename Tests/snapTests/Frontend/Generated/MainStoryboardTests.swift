import Foundation
import Testing

@testable import snap

struct MainStoryboardTests {
  private func storyboard(_ scenes: String) -> MainStoryboard? {
    MainStoryboard(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="a"><scenes>\(scenes)</scenes></document>
        """.utf8))
  }

  @Test func aControllerWithoutViewsIsMadeByItsClass() throws {
    let found = try #require(
      storyboard(
        """
        <navigationController id="a"><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="c"/>
        </connections></navigationController>
        <viewController id="b" customClass="Home"><view key="view" id="d"/>
        <navigationItem key="navigationItem" title="Start" id="e"/></viewController>
        """))
    let code = found.code(classes: ["Home"])
    #expect(code.contains("`Home`()"))
    #expect(code.contains("title: \"Start\""))
    #expect(code.contains("isRead: true"))
    #expect(!found.code(classes: []).contains("`Home`()"), "the class needs arguments")
  }

  @Test func aControllerWithViewsIsNotMade() throws {
    let found = try #require(
      storyboard(
        """
        <viewController id="a" customClass="Home"><view key="view" id="d"><subviews>
        <label id="e"/></subviews></view></viewController>
        """))
    let code = found.code(classes: ["Home"])
    #expect(!code.contains("`Home`()"))
    #expect(code.contains("isRead: false"))
  }

  @Test func aContainerOfItselfEnds() throws {
    let found = try #require(
      storyboard(
        """
        <navigationController id="a"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="c"/>
        </connections></navigationController>
        """))
    #expect(found.code(classes: []).contains("contained: [nil]"))
  }

  /// The code would be of exponential length, and too deep for the compiler.
  @Test func aControllerIsInOneContainerAndContainersAreNotDeep() throws {
    let names = ["a"] + (1..<60).map { "c\($0)" }
    let scenes = zip(names, names.dropFirst()).map { name, next in
      let segue = "<segue destination=\"\(next)\" kind=\"relationship\"/>"
      return "<tabBarController id=\"\(name)\">\(segue)\(segue)</tabBarController>"
    }
    let code = try #require(storyboard(scenes.joined())).code(classes: [])
    #expect(code.components(separatedBy: "__storyboardController(").count - 1 == 32)
  }

  @Test(arguments: ["", "<document/>", "<document initialViewController=\"a\"/>", "\u{FF}<a"])
  func otherTextIsNoStoryboard(text: String) {
    #expect(MainStoryboard(Data(text.utf8)) == nil)
  }
}
