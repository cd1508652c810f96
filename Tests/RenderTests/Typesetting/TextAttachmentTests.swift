import Foundation
import LayoutDSL
import Testing

@testable import Render

/// Renders of images and symbols in text.
@MainActor struct TextAttachmentTests {
  private func host(_ text: Text) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 160, height: 60), scale: 1) {
      text.font(.system(size: 40))
    }
  }

  private func colors(_ text: Text) throws -> [[UInt8]: Int] {
    let picture = try host(text).render()
    var colors: [[UInt8]: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        colors[[pixel.red, pixel.green, pixel.blue], default: 0] += 1
      }
    }
    return colors
  }

  @Test func symbolsKeepTheirColors() throws {
    let badge = Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor)
    let colors = try colors(Text("a\(badge)"))
    #expect(colors[[52, 199, 89]] ?? 0 > 20)
    #expect(colors[[0, 0, 0]] ?? 0 > 100)
    let plain = try self.colors(Text("a\(Image(systemName: "folder.badge.plus"))"))
    #expect(plain[[52, 199, 89]] == nil)
  }

  @Test func variableValuesRevealLayers() throws {
    let inks = try [0, 0.5, 1].map { value in
      try colors(Text("\(Image(systemName: "cellularbars", variableValue: value))"))[[0, 0, 0]] ?? 0
    }
    #expect(inks == inks.sorted() && Set(inks).count == 3)
  }

  @Test func unknownSymbolsAreBoxesWithADiagnostic() throws {
    let text = Text("a\(Image(systemName: "hart"))")
    let host = try host(text)
    #expect(host.diagnostics.contains { $0.description.contains("'heart'") })
    let reds = try colors(text).filter { $0.key[0] > 200 && $0.key[1] < 200 }
    #expect(reds.values.reduce(0, +) > 40)
    let missing = try self.host(Text("a\(Image("nowhere"))b"))
    #expect(missing.diagnostics.contains { $0.description.contains("'nowhere'") })
  }

  @Test func scaledTextScalesAttachments() throws {
    let badge = Image(systemName: "folder.badge.plus").symbolRenderingMode(.multicolor)
    let picture = try ViewHost(size: CGSize(width: 40, height: 60), scale: 1) {
      Text("\(badge)\(badge)").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1)
    }.render()
    let greens = (0..<40).filter { x in
      (0..<60).contains { y in
        let pixel = picture[x, y]
        return Int(pixel.green) > Int(pixel.red) + 60
      }
    }
    #expect(greens.contains { $0 < 20 } && greens.contains { $0 >= 20 })
  }
}
