import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

@MainActor @Suite struct MatrixTests {
  @Test func everyCombinationIsACell() throws {
    struct Words: View {
      var body: some View { Text(1234.5, format: .number) }
    }
    let strategy: Snapshotting<Words, ContactSheet> = .matrix(
      devices: [.iPhoneSE3rd, .iPhone16], sizes: [.large, .xxxLarge],
      locales: [Locale(identifier: "en_US"), Locale(identifier: "de_DE")])
    let names = try strategy.snapshot(Words()).wait().names
    #expect(names.count == 16)
    #expect(names.first == ["iPhone SE (3rd generation) light large en_US"])
  }

  @Test func equalCombinationsShareACell() throws {
    let strategy: Snapshotting<Color, ContactSheet> = .matrix(
      devices: [.iPhone16], sizes: [.small, .large])
    let red = Color(red: 1, green: 0, blue: 0)
    let names = try strategy.snapshot(red).wait().names
    // The background of the safe area is light or dark; the text size changes nothing.
    #expect(names == [["light small", "light large"], ["dark small", "dark large"]])
  }
}
