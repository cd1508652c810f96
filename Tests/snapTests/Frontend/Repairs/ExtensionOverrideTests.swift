import Foundation
import Testing

@testable import snap

struct ExtensionOverrideTests {
  @Test func anOverrideInAnExtensionGetsAnotherName() throws {
    let text = "extension Bar {\n  override open func viewDidLoad() {}\n}\n"
    let message =
      "2:22: error: instance method 'viewDidLoad()' declared in 'UIViewController' cannot be "
      + "overridden from extension"
    #expect(
      try DeclarationRepair.repaired(text, after: message)
        == "extension Bar {\n           open func _viewDidLoad() {}\n}\n")
  }

  @Test func anOverrideInAnExtensionIsReported() throws {
    let pictures = try PictureFolder()
    let file = URL(fileURLWithPath: "\(pictures.path)/Bar.swift")
    let source = """
      import SwiftUI
      import UIKit
      extension Bar { override func viewDidLoad() {} }
      #Preview { Text("a") }
      """
    try Data(source.utf8).write(to: file)
    try Data("import UIKit\nclass Bar: UIViewController {}\n".utf8)
      .write(to: URL(fileURLWithPath: "\(pictures.path)/Class.swift"))
    let run = try SnapCommand.run(
      arguments: ["render", "Bar.swift", "Class.swift", "-o", "a.png"],
      in: URL(fileURLWithPath: pictures.path))
    #expect(run.exitCode == 0)
    #expect(
      run.messages.contains("Bar.swift:3: warning: an override in or of an extension is never"),
      "\(run.messages)")
  }
}
