import Foundation
import FoundationNetworking
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

private struct Badge: View {
  var body: some View { Color.red.frame(width: 10, height: 10) }
}

private struct User: Codable {
  var bio = "Blobbed around the world."
  var id = 1
  var name = "Blobby"
}

private final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

private enum Direction: CaseIterable, CustomStringConvertible {
  case up, down
  var turned: Direction { self == .up ? .down : .up }
  var description: String { self == .up ? "up" : "down" }
}

private struct Stamp: AnySnapshotStringConvertible {
  var snapshotDescription: String { "a stamp" }
}

extension Snapshotting where Value == String, Format == String {
  fileprivate static var html: Snapshotting { Snapshotting(pathExtension: "html", diffing: .lines) }
}

extension Snapshotting where Value == User, Format == String {
  fileprivate static var name: Snapshotting {
    Snapshotting<String, String>.lines.pullback {
      $0.name
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  fileprivate static var windowed: Snapshotting {
    Snapshotting<UIImage, UIImage>.image.asyncPullback { controller in
      Async<UIImage> { callback in
        callback(
          MainActor.assumeIsolated {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            return UIGraphicsImageRenderer(bounds: bounds).image { _ in
              controller.view.drawHierarchy(in: bounds, afterScreenUpdates: true)
            }
          })
      }
    }
  }
}

extension Diffing where Value == Int {
  fileprivate static var number: Diffing<Int> {
    Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    ) { old, new in old == new ? nil : ("\(old) is not \(new)", []) }
  }
}

/// Calls as the documentation of swift-snapshot-testing shows them.
@MainActor @Suite(.snapshots(record: .all, diffTool: .ksdiff)) struct DocumentedCallTests {
  private func recorded<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
  ) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    return verifySnapshot(
      of: try value(), as: strategy, named: name, record: true, snapshotDirectory: folder.path,
      timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: column)
  }

  private func check(_ message: String?) {
    #expect(message?.hasPrefix("Record mode is on.") == true, "\(message ?? "nil")")
  }

  @Test func controllersOnDevices() {
    let vc = Form()
    check(recorded(vc, as: .image))
    check(recorded(vc, as: .recursiveDescription))
    check(recorded(vc, as: .image(on: .iPhoneSe)))
    check(recorded(vc, as: .recursiveDescription(on: .iPhoneSe)))
    check(recorded(vc, as: .image(on: .iPhoneSe(.landscape))))
    check(recorded(vc, as: .recursiveDescription(on: .iPhoneX(.landscape))))
    check(recorded(vc, as: .image(on: .iPadMini(.portrait))))
    check(recorded(vc, as: .image(on: .iPadMini(.landscape(splitView: .oneThird)))))
    check(
      recorded(
        vc, as: .image(on: .iPadPro11(.portrait(splitView: .twoThirds)), perceptualPrecision: 0.98))
    )
    check(
      recorded(
        vc,
        as: .image(
          on: .iPhone13ProMax, precision: 0.9, size: CGSize(width: 50, height: 50),
          traits: .init(userInterfaceStyle: .dark))))
    check(
      recorded(
        vc,
        as: .image(
          drawHierarchyInKeyWindow: true, precision: 1, perceptualPrecision: 1,
          size: CGSize(width: 9, height: 9), traits: .init())))
    check(recorded(vc, as: .wait(for: 0.1, on: .image(on: .iPhone8))))
    check(recorded(vc as UIViewController, as: .windowed))
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      size: CGSize(width: 100, height: 200),
      traits: UITraitCollection(traitsFrom: [
        .iPhoneX(.portrait), .init(preferredContentSizeCategory: .extraLarge),
      ]))
    check(recorded(vc, as: .image(on: config)))
  }

  @Test func traitsOfDevices() {
    #expect(UITraitCollection.iPhoneX(.portrait).horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPhoneX(.portrait).verticalSizeClass == .regular)
    #expect(UITraitCollection.iPhoneX(.landscape).horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhoneSe(.landscape).verticalSizeClass == .compact)
    #expect(UITraitCollection.iPadMini.horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPadMini.userInterfaceIdiom == .pad)
    #expect(UITraitCollection.iPadPro11_Compact_SplitView.horizontalSizeClass == .compact)
    #expect(
      ViewImageConfig.iPadPro12_9(.portrait(splitView: .twoThirds)).traits.horizontalSizeClass
        == .compact)
    check(
      recorded(
        UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)),
        as: .image(traits: .iPhone12(.landscape))))
    check(recorded(Badge(), as: .image(layout: .sizeThatFits, traits: .iPadPro12_9)))
  }

  @Test func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    check(recorded(view, as: .image(size: CGSize(width: 7, height: 7))))
    check(
      recorded(
        view,
        as: .recursiveDescription(
          size: CGSize(width: 7, height: 7), traits: .init(layoutDirection: .rightToLeft))))
    check(
      recorded(
        Badge(), as: .image(precision: 0.98, perceptualPrecision: 0.97, layout: .sizeThatFits)))
    check(
      recorded(
        Badge(),
        as: .image(layout: .device(config: .iPhoneSe), traits: .init(userInterfaceStyle: .dark))))
    check(recorded(Badge(), as: .image(drawHierarchyInKeyWindow: true)))
    check(
      recorded(UIHostingController(rootView: Badge()), as: .image(on: .iPhone13Mini(.landscape))))
    check(
      recorded(
        UIImage(systemName: "star") ?? UIImage(),
        as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 2)))
  }

  @Test func values() throws {
    let user = User()
    check(recorded(user, as: .json))
    check(recorded(user, as: .json(JSONEncoder())))
    check(recorded(user, as: .plist))
    check(recorded(user, as: .plist(PropertyListEncoder())))
    check(recorded(user, as: .dump))
    check(recorded(user, as: .description))
    check(recorded(user, as: .name, named: "name"))
    check(recorded("<p>", as: .html))
    check(recorded("a\nb", as: .lines))
    check(recorded(Data([1, 2]), as: .data))
    check(recorded(["a": [1, 2]] as Any, as: .json))
    check(recorded({ $0.turned }, as: Snapshotting<Direction, String>.func(into: .description)))
    check(recorded([Stamp()], as: .dump))
    check(recorded(3, as: Snapshotting(pathExtension: "txt", diffing: .number)))
    check(recorded(3, as: SimplySnapshotting<Int>(pathExtension: "txt", diffing: .number)))
    var request = URLRequest(
      url: try #require(URL(string: "https://api.example.org/users?b=1&a=2")))
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data(#"{"a":1}"#.utf8)
    check(recorded(request, as: .raw))
    check(recorded(request, as: .raw(pretty: true)))
    check(recorded(request, as: .curl))
  }

  @Test func settings() {
    withSnapshotTesting(record: .never, diffTool: .default) {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }
    withSnapshotTesting(diffTool: SnapshotTestingConfiguration.DiffTool { "compare \($0) \($1)" }) {
      #expect(
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
          == "compare a b")
    }
    #expect(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b")
        == #"ksdiff "a" "b""#)
    let tool: SnapshotTestingConfiguration.DiffTool = "open"
    #expect(tool(currentFilePath: "a", failedFilePath: "b") == #"open "a" "b""#)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "missing") == .missing)
    #expect(SnapshotTestingConfiguration(record: .failed, diffTool: .ksdiff).record == .failed)
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
    #expect(Diffing<String>.lines.diff("a", "b")?.0.contains("−a") == true)
    var value = 0
    Async(value: 2).map { $0 * 2 }.run { value = $0 }
    #expect(value == 4)
    let image = Diffing<UIImage>.image(precision: 1, perceptualPrecision: 0.98, scale: 2)
    #expect(image.diff(UIImage(), UIImage()) == nil)
  }
}
