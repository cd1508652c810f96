import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render
@testable import Vector

@Suite struct FontTablesTests {
  private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

  /// Registers bytes as a font file; returns the reason of the error, if there is one.
  private func register(_ bytes: Data, with catalog: FontCatalog = makeCatalog()) throws
    -> FontError?
  {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("font-\(UUID().uuidString).ttf")
    try bytes.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    do throws(FontError) {
      try catalog.register(contentsOf: url)
      return nil
    } catch {
      return error
    }
  }

  private func reason(_ bytes: Data) throws -> String {
    guard case .damaged(_, let reason)? = try register(bytes) else { return "" }
    return reason
  }

  @Test func everyTruncationThrows() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.dejaVu))
    for length in [0, 1, 11, 12, 50, 300, 5000, file.count / 2, file.count - 16] {
      #expect(try register(file.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(try reason(file.prefix(60)) == "it ends within its directory")
    #expect(try reason(file.prefix(file.count / 2)).hasPrefix("it ends before its table "))
  }

  @Test func otherFilesThrow() throws {
    #expect(
      try reason(Data("wOF2".utf8) + Data(count: 60)) == "it is a web font (WOFF)")
    #expect(
      try reason(Data(repeating: 0x41, count: 5000)) == "it is not an OpenType or TrueType file")
    var collection = Data("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(try reason(collection + Data(count: 100)) == "its list of fonts is damaged")
    collection.replaceSubrange(8..<12, with: [0, 0, 0, 1])
    #expect(
      try reason(collection + Data(repeating: 0xFF, count: 100))
        == "it is not an OpenType or TrueType file")
  }

  @Test func fontsWithoutRequiredTablesThrow() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.dejaVu))
    for (tag, reason) in [
      ("cmap", "it has no table cmap"), ("glyf", "it has no glyphs that can be drawn"),
    ] {
      var renamed = file
      let place = try #require(renamed.range(of: Data(tag.utf8), in: 0..<400))
      renamed.replaceSubrange(place, with: Data("xxxx".utf8))
      #expect(try self.reason(renamed) == reason)
    }
  }

  @Test func unreasonableMetricsThrow() throws {
    var file = try Data(contentsOf: URL(fileURLWithPath: Self.dejaVu))
    let head = try #require(file.range(of: Data("head".utf8), in: 0..<400)).lowerBound
    let offset = file[(head + 8)..<(head + 12)].reduce(0) { $0 << 8 | Int($1) }
    // With 16 units per em, heights made for 2,048 units are over a hundred ems.
    file.replaceSubrange((offset + 18)..<(offset + 20), with: [0, 16])
    #expect(try reason(file).contains("ems tall"))
  }

  /// For any bytes, text is either laid out and drawn, or the file is rejected.
  @Test func damagedFontsNeverTrap() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.dejaVu))
    var random = SystemlessGenerator(state: 7)
    var used = 0
    for _ in 0..<40 {
      var damaged = file
      for _ in 0..<200 {
        damaged[Int(random.next() % UInt64(file.count - 400)) + 400] = UInt8(random.next() & 255)
      }
      let catalog = makeCatalog()
      guard try register(damaged, with: catalog) == nil,
        let name = catalog.registeredFaces.first?.name
      else { continue }
      used += 1
      let engine = try ShapingTextEngine(catalog: catalog)
      for size: CGFloat in [13, 100] {
        let list = engine.draw(text("Ag ffi é\u{301} שלום 12", .custom(name, fixedSize: size)))
        _ = try Rasterizer.render(
          list, size: CGSize(width: 200, height: 60), scale: 1, background: nil,
          glyphs: GlyphCache())
      }
    }
    #expect(used > 0)
  }
}

/// A deterministic pseudorandom number generator.
private struct SystemlessGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
