import Foundation
import SnapshotTesting
import SwiftUI
import Testing

private struct Profile: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: size > .large ? 20 : 10, height: 10)
      Color.blue.frame(width: direction == .rightToLeft ? 5 : 1, height: 10)
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  fileprivate static var phones: [String: Snapshotting] {
    [
      "se": .image(layout: .device(config: .iPhoneSe)),
      "13": .image(layout: .device(config: .iPhone13(.landscape)), traits: .init(displayScale: 1)),
    ]
  }
}

/// The calls that tests of swift-snapshot-testing make compile unchanged and record a snapshot.
@MainActor @Suite struct CallSiteTests {
  private func record<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String
  ) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let message = verifySnapshot(
      of: value, as: strategy, named: name, record: .all, snapshotDirectory: folder.path)
    #expect(message?.hasPrefix("Record mode is on.") == true, "\(message ?? "")")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let golden = try #require(files.first { !$0.hasSuffix(".layout.txt") })
    return try Data(contentsOf: folder.appendingPathComponent(golden))
  }

  private func size<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String
  ) throws -> CGSize {
    try #require(UIImage(data: record(value, as: strategy, named: name))).size
  }

  @Test func viewsOnDevicesWithTraits() throws {
    #expect(
      try size(
        Profile(),
        as: .image(
          drawHierarchyInKeyWindow: true, precision: 0.99, perceptualPrecision: 0.98,
          layout: .device(config: .iPhone13),
          traits: UITraitCollection(userInterfaceStyle: .dark)), named: "phone")
        == CGSize(width: 1170, height: 2532))
    let traits = UITraitCollection(traitsFrom: [
      .init(preferredContentSizeCategory: .accessibilityLarge),
      .init(layoutDirection: .rightToLeft),
    ])
    #expect(
      try size(Profile(), as: .image(layout: .sizeThatFits, traits: traits), named: "traits")
        == CGSize(width: 25, height: 10))
    #expect(
      try size(Profile(), as: .image(layout: .fixed(width: 30, height: 40)), named: "fixed")
        == CGSize(width: 30, height: 40))
  }

  @Test func strategiesOfUIKitsFormat() throws {
    for (name, strategy) in Snapshotting<Profile, UIImage>.phones {
      _ = try record(Profile(), as: strategy, named: name)
    }
  }

  @Test func controllersAndViews() throws {
    let controller = UIHostingController(rootView: Profile())
    #expect(
      try size(controller, as: .image(on: .iPhoneX), named: "on")
        == CGSize(width: 1125, height: 2436))
    #expect(
      try size(controller, as: .image(size: CGSize(width: 50, height: 20)), named: "size")
        == CGSize(width: 50, height: 20))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 21))
    label.text = "Total"
    #expect(
      try size(label, as: .image(drawHierarchyInKeyWindow: false), named: "label")
        == CGSize(width: 60, height: 21))
    let text = try record(
      label, as: .recursiveDescription(size: CGSize(width: 60, height: 21)), named: "text")
    #expect(String(decoding: text, as: UTF8.self) == "<UILabel; frame = (0 0; 60 21)>")
  }

  @Test func otherValues() throws {
    struct User: Encodable {
      var id = 1
    }
    _ = try record(User(), as: .json, named: "json")
    _ = try record(User(), as: .plist, named: "plist")
    _ = try record(User(), as: .dump, named: "dump")
    _ = try record(User(), as: .description, named: "description")
    _ = try record("a", as: .lines, named: "lines")
    _ = try record(Data([1]), as: .data, named: "data")
    _ = try record(["a": 1] as Any, as: .json, named: "any")
    _ = try record(Profile(), as: .wait(for: 1, on: .image), named: "wait")
  }
}
