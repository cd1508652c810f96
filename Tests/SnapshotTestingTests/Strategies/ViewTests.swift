import Foundation
import LayoutDSL
import Render
import Goldens
import SnapshotTesting
import Testing

/// A red box above a blue one, in a column that scrolls.
private struct Boxes: View {
  var spacing: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: spacing) {
        Color.red.frame(width: 40, height: 30)
        Color.blue.frame(width: 40, height: 30)
      }
    }
  }
}

@MainActor @Suite struct ViewTests {
  private let red = Pixmap.Pixel(red: 255, green: 0, blue: 0)

  @Test func sizeThatFitsIsTheIdealSize() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
    let picture = try picture(of: view, as: .image(scale: 2))
    #expect(picture.width == 80)
    #expect(picture.height == 40)
    #expect(picture[0, 0] == red)
    #expect(picture[79, 39] == red)
  }

  @Test func fixedIsAScreenWithTheViewInItsCentre() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
    let layout = SwiftUISnapshotLayout.fixed(width: 60, height: 40)
    let picture = try picture(of: view, as: .image(layout: layout))
    #expect(picture.width == 60)
    #expect(picture.height == 40)
    #expect(picture[9, 10] != red)
    #expect(picture[10, 9] != red)
    #expect(picture[10, 10] == red)
    #expect(picture[49, 29] == red)
    #expect(picture[50, 29] != red)
  }

  @Test func aDeviceHasItsScaleAndItsSafeArea() throws {
    let view = Rectangle().fill(Color(red: 1, green: 0, blue: 0))
    let device = try picture(
      of: view, as: .image(layout: .device(config: .iPhone16.landscape)))
    #expect(device.width == 852 * 3)
    #expect(device.height == 393 * 3)
    // The home indicator.
    #expect(device[1200, 1178] != red)
    #expect(device[1200, 600] == red)
    #expect(device[10, 600] != red)
    let small = try picture(
      of: view, as: .image(layout: .device(config: .iPhone16), scale: 1))
    #expect(small.width == 393)
  }

  @Test func scrollMovesTheContent() throws {
    let layout = SwiftUISnapshotLayout.fixed(width: 40, height: 30)
    let first = try picture(of: Boxes(), as: .image(layout: layout))
    let second = try picture(
      of: Boxes(), as: .image(layout: layout, scroll: CGPoint(x: 0, y: 30)))
    #expect(first[20, 15].red > first[20, 15].blue)
    #expect(second[20, 15].blue > second[20, 15].red)
  }

  @Test func aFailureNamesTheOffsetAndWhatMoved() throws {
    let folder = try TemporaryFolder()
    func verify(_ view: Boxes) -> String? {
      let test = SnapshotTest(
        fileID: "AppTests/CartTests.swift",
        filePath: folder.url.appendingPathComponent("CartTests.swift").path, function: "testCart()")
      let layout = SwiftUISnapshotLayout.fixed(width: 40, height: 60)
      return SnapshotSession(environment: [:]).verify(
        of: { view }, as: .image(layout: layout, scroll: CGPoint(x: 0, y: -10.5)), named: nil,
        record: nil, test: test, line: 1)
    }
    #expect(verify(Boxes())?.contains("Automatically recorded") == true)
    #expect(verify(Boxes()) == nil)
    let lines = try #require(verify(Boxes(spacing: 8))).split(separator: "\n")
    #expect(lines[0] == "Snapshot does not match reference.")
    #expect(lines[1] == "  scroll  (0, -10.5)")
    #expect(lines.contains { $0.hasPrefix("  layout  ") && $0.hasSuffix("y 40.5 → 48.5 (+8)") })
    #expect(lines.contains { $0.hasPrefix("  pixels  ") })
    let golden = folder.url.appendingPathComponent("__Snapshots__/CartTests/testCart.1")
    let layout = golden.appendingPathExtension("layout.txt")
    #expect(try String(contentsOf: layout, encoding: .utf8).contains("ScrollView"))
  }

  @Test func layoutIsTheTree() throws {
    let strategy: Snapshotting<Boxes, String> = .layout(layout: .fixed(width: 40, height: 60))
    let host = try ViewHost(size: CGSize(width: 40, height: 60)) { Boxes() }
    let text = try strategy.snapshot(Boxes()).wait()
    #expect(LayoutText(text: text).tree + "\n" == host.layoutTree())
    #expect(strategy.pathExtension == "layout.txt")
  }

  @Test func absurdSizesAreFailures() {
    let layout = SwiftUISnapshotLayout.fixed(width: 1e6, height: 1e6)
    let message = verifySnapshot(of: Boxes(), as: .image(layout: layout), named: "absurd")
    #expect(message?.hasPrefix("The snapshot could not be taken: ") == true)
  }

  @Test func devicesHaveTheNamesOfTheOtherLibrary() throws {
    let view = Rectangle().fill(Color(red: 1, green: 0, blue: 0))
    let phone = try picture(of: view, as: .image(layout: .device(config: .iPhone13), scale: 1))
    #expect(phone.width == 390)
    #expect(phone.height == 844)
    let turned = try picture(
      of: view, as: .image(layout: .device(config: .iPhoneSe(.landscape))))
    #expect(turned.width == 568 * 2)
    #expect(turned.height == 320 * 2)
  }

  @Test func traitsReachTheView() throws {
    struct Traits: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.horizontalSizeClass) private var width

      var body: some View {
        HStack(spacing: 0) {
          Color(red: scheme == .dark ? 1 : 0, green: 0, blue: 0).frame(width: 4, height: 4)
          Color(red: width == .regular ? 1 : 0, green: 0, blue: 1).frame(width: 4, height: 4)
        }
      }
    }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    let picture = try picture(of: Traits(), as: .image(traits: traits))
    #expect(picture.width == 16)
    #expect(picture[0, 0] == red)
    #expect(picture[15, 0] == Pixmap.Pixel(red: 255, green: 0, blue: 255))
  }

  @Test func strategiesMayBeDeclaredWithUIKitsFormat() throws {
    let strategy: Snapshotting<Boxes, UIImage> = .image(
      drawHierarchyInKeyWindow: true, precision: 0.99, layout: .fixed(width: 40, height: 60))
    #expect(try strategy.snapshot(Boxes()).wait().size == CGSize(width: 40, height: 60))
  }

  private func picture<Value>(
    of value: Value, as strategy: Snapshotting<Value, Pixmap>
  ) throws -> Pixmap {
    try strategy.snapshot(value).wait()
  }
}
