import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@Suite struct FontFaceNamedInstancesTests {
  private static let dejaVu = URL(
    fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

  /// DejaVu Sans with an axis of weights from 100 to 900, by default 300, and instances of the
  /// weights 700 and 500; the second has the PostScript name that is the version of the font.
  private func variableFont() throws -> Data {
    func bytes(_ words: [Int]) -> Data {
      Data(words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    }
    let axis = Data("wght".utf8) + bytes([100, 0, 300, 0, 900, 0, 0, 1])
    let instances = bytes([2, 0, 700, 0, 0xFFFF, 2, 0, 500, 0, 5])
    let table = bytes([1, 0, 16, 2, 1, 20, 2, 10]) + axis + instances
    let file = try Data(contentsOf: Self.dejaVu)
    let count = Int(file[4]) << 8 + Int(file[5])
    var entries = (0..<count).map { file.subdata(in: 12 + $0 * 16..<28 + $0 * 16) }
    for index in entries.indices {
      let offset = entries[index][8..<12].reduce(0) { $0 << 8 + Int($1) } + 16
      entries[index].replaceSubrange(8..<12, with: bytes([offset >> 16, offset & 0xFFFF]))
    }
    let offset = file.count + 16
    entries.append(
      Data("fvar".utf8) + bytes([0, 0, offset >> 16, offset & 0xFFFF, 0, table.count]))
    entries.sort { $0.prefix(4).lexicographicallyPrecedes($1.prefix(4)) }
    return file.prefix(4) + bytes([count + 1]) + file[6..<12] + entries.joined()
      + file[(12 + count * 16)...] + table
  }

  @Test func instancesAreFoundByTheirNames() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-\(UUID().uuidString).ttf")
    try variableFont().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let catalog = makeCatalog()
    try catalog.register(contentsOf: url)
    func weight(_ font: Font) throws -> Int {
      try catalog.face(for: font.request(for: .large)).weight
    }
    #expect(try weight(.custom("DejaVuSans", fixedSize: 20)) == 300)
    #expect(try weight(.custom("DejaVuSans_Book", fixedSize: 20)) == 700)
    #expect(try weight(.custom("Version 2.37", fixedSize: 20)) == 500)
    #expect(try weight(.custom("Version 2.37", fixedSize: 20).weight(.heavy)) == 800)
    #expect(throws: FontError.self) { try weight(.custom("DejaVuSans_Bold", fixedSize: 20)) }
  }
}
