import Foundation
import SnapshotTesting
import Testing

/// The output of `snap explain` for the examples.
@Suite(.serialized) struct ExplainExamplesTests {
  private static let examples = [
    ["AlignmentGuides", "--view", "AlignmentGuides"], ["BoardingPass", "--view", "BoardingPass"],
    ["CollapsingHeader", "--size", "390x300"],
    ["FrameReporting", "--size", "300x420", "--scroll", "0,100"],
    ["OpenGraphCard", "--view", "OpenGraphCard"], ["PullToRefresh", "--size", "390x700"],
    ["SettingsList", "--view", "SettingsList"], ["WeekChart", "--view", "WeekChart"],
    ["ReadingList", "--size", "390x760"],
  ]

  private func explain(_ example: [String], _ options: [String] = []) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let command = try SnapCommand.run(
      arguments: ["explain", "Examples/\(example[0]).swift"] + example.dropFirst() + options,
      in: root)
    #expect(command.exitCode == 0, "\(command.messages)")
    // Nothing is wrong with the examples.
    #expect(!command.messages.contains("warning:"), "\(command.messages)")
    return command.text
  }

  @Test(arguments: examples) func tree(of example: [String]) throws {
    assertSnapshot(of: try explain(example), as: .lines, named: example[0], testName: "tree")
  }

  @Test(arguments: [
    (
      "guides", 0,
      "AlignmentGuides/background/padding/background/padding/background/VStack/HStack[2]"
    ),
    (
      "stack", 1,
      "BoardingPass/background/padding/shadow/clipShape/background/frame/VStack/padding[1]"
        + "/VStack/HStack[1]/Place[2]/VStack/Text[2]"
    ),
    (
      "reader", 1,
      "BoardingPass/background/padding/shadow/clipShape/background/frame/VStack/padding[1]"
        + "/VStack/HStack[1]/frame/Flight/GeometryReader/position/Image"
    ),
    ("fixed-frame", 7, "WeekChart/background/padding/background/frame"),
    (
      "offset", 7,
      "WeekChart/background/padding/background/frame/padding/VStack/frame/BarChart/HStack"
        + "/GeometryReader/ZStack/offset[3]/frame/Rectangle"
    ),
    (
      "overlay", 5,
      "PullToRefresh/VStack/background/RefreshableScrollView/VStack/onPreferenceChange"
        + "/background/ScrollView/ZStack/alignmentGuide/VStack/background/frame/padding/DogView/VStack"
        + "/padding[1]/shadow/overlay/padding/overlay/clipShape/background/frame/padding/aspectRatio"
        + "/Image"
    ),
    ("scrolled", 3, "FrameReporting/VStack/FrameReader"),
    ("settings-row", 6, "SettingsList/background/frame/ScrollView"),
    ("text", 6, "SettingsList/background/frame/ScrollView/padding/VStack/padding/Text"),
  ])
  func story(of node: String, example: Int, path: String) throws {
    assertSnapshot(
      of: try explain(Self.examples[example], ["--node", path]), as: .lines, named: node,
      testName: "story")
  }
}
