import Foundation
import Testing

@testable import snap

struct InterfaceOutletsTests {
  private func outlets(_ files: [String: String]) throws -> InterfaceOutlets {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return InterfaceOutlets(in: [folder])
  }

  @Test func theControllersOfAStoryboardHaveIdentifiersAndOutlets() throws {
    let found = try outlets([
      "Main.storyboard": """
      <scene sceneID="s1"><objects><tableViewController id="a-1" customClass="List" \
      sceneMemberID="viewController"><outlet property="label" destination="x" id="o"/>
      </tableViewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="b"/></objects></scene>
      """
    ])
    #expect(found["List"]?.outlets == ["label"])
    #expect(found["Outer.List"]?.code == #"__storyboardController("Main", id: "a-1")"#)
    #expect(found["Other"] == nil)
  }

  @Test func theOwnerOfANibHasOutletsAndNoScene() throws {
    let found = try outlets([
      "Card.xib": """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <connections><outlet property="view" destination="i5M" id="sfx"/></connections></placeholder>
      """
    ])
    #expect(found["Card"]?.outlets == ["view"] && found["Card"]?.code == nil)
  }

  @Test func aControllerOfAStoryboardNeedsWhatNoFileSets() throws {
    let outlets = try outlets([
      "Main.storyboard": """
      <scene><viewController id="a" customClass="Home"><outlet property="label"/></scene>
      <scene><collectionViewController id="b" customClass="Grid"></scene>
      """
    ])
    func type(_ name: String, _ base: String, unset: [String] = []) -> Declaration {
      var type = Declaration(kind: .type, name: name, line: 1, column: 1, inherits: [base])
      type.unsetProperties = unset
      type.initializers = [["coder"]]
      return type
    }
    let found = Candidate.candidates(
      in: [
        (
          "A.swift",
          [
            type("Home", "UIViewController", unset: ["label", "model"]),
            type("Grid", "UICollectionViewController"),
            type("Code", "UIViewController", unset: ["label"]),
          ]
        )
      ], outlets: outlets)
    #expect(found.map(\.needs) == [["model"], [], ["coder", "label"]])
    #expect(found.map { $0.interfaceCode != nil } == [true, true, false])
  }
}
