import Render
import SwiftUI
import Testing
import VectorTools

@testable import Examples

/// The examples as SVG and PDF, drawn by librsvg and poppler.
@MainActor @Suite(.enabled(if: VectorTools.areInstalled)) struct ExampleOutlines {
  nonisolated static let views: [String: @MainActor @Sendable () -> AnyView] = [
    "AlignmentGuides": { AnyView(AlignmentGuides()) },
    "BoardingPass": { AnyView(BoardingPass()) },
    "EveningSky": { AnyView(EveningSky()) },
    "OpenGraphCard": { AnyView(OpenGraphCard()) },
    "ReadingList": { AnyView(ReadingList()) },
    "SettingsList": { AnyView(SettingsList()) },
    "WeekChart": { AnyView(WeekChart()) },
  ]

  @Test(arguments: views.keys.sorted(), VectorFormat.allCases)
  func outlinesMatchTheRasterImage(_ name: String, _ format: VectorFormat) throws {
    // The rasterizer snaps glyphs to whole pixels vertically and quarter pixels horizontally;
    // librsvg and poppler do not.
    let distance = try distance(name, format, .outlines)
    #expect(distance.mean < 1 && distance.share < 0.001, "\(distance)")
  }

  @Test(arguments: views.keys.sorted())
  func fontsOfPDFMatchTheRasterImage(_ name: String) throws {
    // Poppler moves the glyphs of fonts to whole pixels.
    let distance = try distance(name, .pdf, .fonts)
    #expect(distance.mean < 1.5 && distance.share < 0.005, "\(distance)")
  }

  private func distance(
    _ name: String, _ format: VectorFormat, _ text: VectorText
  ) throws -> PictureDistance {
    let view = try #require(Self.views[name])
    let host = try ViewHost(size: CGSize(width: 390, height: 640), scale: 2) { view() }
    let data = try host.data(as: format, options: VectorOptions(text: text))
    let (other, complaints) = try VectorTools.picture(of: data, format)
    #expect(complaints.isEmpty)
    if format == .svg {
      #expect(try VectorTools.complaints(about: data, "xmllint", ["--noout", "FILE"]).isEmpty)
    }
    return PictureDistance(try host.render(), other)
  }
}
