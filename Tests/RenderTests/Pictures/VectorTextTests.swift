import Foundation
import LayoutDSL
import Testing
import VectorTools

@testable import Codecs
@testable import Drawing
@testable import Render
@testable import Vector

@MainActor struct VectorTextTests {
  private func host() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 120), scale: 2) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Sphinx of black quartz").font(.headline)
        Text("judge my vow, judge my vow").foregroundStyle(.secondary)
        Text("gradient").font(.title).foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("emoji 😀👍🏽 too")
        Image(systemName: "heart.fill").foregroundStyle(.red)
      }
    }
  }

  @Test(.enabled(if: VectorTools.areInstalled), arguments: VectorFormat.allCases)
  func textMatchesRaster(_ format: VectorFormat) throws {
    let host = try host()
    let data = try host.data(as: format)
    let (other, complaints) = try VectorTools.picture(of: data, format)
    #expect(complaints.isEmpty)
    // The rasterizer rounds baselines to pixels.
    let distance = PictureDistance(try host.render(), other)
    #expect(distance.mean < 3 && distance.share < 0.03, "\(distance)")
  }

  @Test func eachGlyphIsDefinedOnce() throws {
    let text = String(decoding: try host().data(as: .svg), as: UTF8.self)
    let outlines = text.split(separator: "\n").filter { $0.hasPrefix("<path id=\"glyph") }
      .compactMap { $0.split(separator: " d=").last }
    let uses = text.components(separatedBy: "<use href=\"#glyph").count - 1
    #expect(outlines.count > 20 && uses > outlines.count)
    #expect(text.components(separatedBy: "data:image/png").count - 1 == 2)
  }
}
