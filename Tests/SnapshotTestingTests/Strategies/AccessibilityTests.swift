import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

private struct Row: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Title").accessibilityAddTraits(.isHeader)
      Button("Buy") {}
        .accessibilityHint("Adds it to the cart")
        .accessibilityIdentifier("buy")
      HStack {
        Text("Volume")
        Text("50")
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("half")
      Text("secret").accessibilityHidden(true)
      Text("ghost").opacity(0)
      HStack {
        Text("second")
        Text("first").accessibilitySortPriority(1)
      }
    }
  }
}

@MainActor @Suite struct AccessibilityTests {
  @Test func elementsAreListedInReadingOrder() throws {
    let text = try Snapshotting<Row, String>.accessibility.snapshot(Row()).wait()
    let lines = text.split(separator: "\n").map { $0.prefix { $0 != "(" } }
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
        #"1  "Title"  header, static text"#,
        #"2  "Buy"  button  hint "Adds it to the cart"  identifier "buy""#,
        #"3  "Volume, 50"  value "half""#,
        #"4  "first"  static text"#,
        #"5  "second"  static text"#,
      ])
    #expect(text.hasPrefix("1  \"Title\"  header, static text  (0, 0, "))
  }

  @Test func theOverlayFramesTheElements() throws {
    let view = Text("a").frame(width: 40, height: 30)
      .accessibilityElement(children: .combine)
    let picture = try overlay(of: view)
    #expect(picture.width == 40)
    #expect(picture[39, 29] != Pixmap.Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[39, 29].red > picture[39, 29].green)
  }

  private func overlay<Content: View>(of view: Content) throws -> Pixmap {
    try Snapshotting<Content, Pixmap>.accessibilityOverlay().snapshot(view).wait()
  }
}
