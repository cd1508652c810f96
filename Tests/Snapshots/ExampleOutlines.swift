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
  func matchesTheRasterImage(_ name: String, _ format: VectorFormat) throws {
    let view = try #require(Self.views[name])
    let host = try ViewHost(size: CGSize(width: 390, height: 640), scale: 2) { view() }
    let data = try host.data(as: format)
    let (other, complaints) = try VectorTools.picture(of: data, format)
    #expect(complaints.isEmpty)
    if format == .svg {
      #expect(try VectorTools.complaints(about: data, "xmllint", ["--noout", "FILE"]).isEmpty)
    }
    // The rasterizer snaps glyphs to whole pixels vertically and quarter pixels horizontally;
    // librsvg and poppler do not.
    let distance = PictureDistance(try host.render(), other)
    #expect(distance.mean < 1 && distance.share < 0.001, "\(distance)")
  }
}
