import Drawing
import Foundation
import Testing

@testable import Vector

struct SymbolTemplateTests {
  /// Returns a template with outlines 10 units from their left margin and 40 above the baseline.
  private func template(_ groups: String...) throws -> SymbolTemplate {
    let outlines = groups.map {
      #"<g id="\#($0)" transform="matrix(1 0 0 1 1400 696)"><path d="M10 0h80v-40h-80z"/></g>"#
        + #"<line id="left-margin-\#($0)" x1="1400" x2="1400" y1="0" y2="9"/>"#
        + #"<line id="right-margin-\#($0)" x1="1500" x2="1500" y1="0" y2="9"/>"#
    }
    return try SymbolTemplate(
      data: Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><text>Template v.3.0</text></g>
        <line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>
        <line id="Baseline-M" x1="0" x2="9" y1="696" y2="696"/>
        \(outlines.joined(separator: "\n"))
        </svg>
        """.utf8))
  }

  @Test func theOriginIsTheBaselineAtTheLeftMargin() throws {
    let outline = try #require(try template("Regular-M").outline(weight: 400, scale: .medium))
    #expect(outline.path.boundingRect == CGRect(x: 10, y: -40, width: 80, height: 40))
    #expect(outline.width == 100 && outline.scale == .medium)
  }

  /// Newer templates show the outlines as lines.
  @Test func linesWithoutAFillAreOutlines() throws {
    let template = try SymbolTemplate(
      data: Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <style>.Wireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>
        <line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>
        <g id="Regular-S" transform="matrix(1 0 0 1 1400 696)">
        <path class="monochrome-0 multicolor-0:tintColor Wireframe" d="M10 0h80v-40h-80z"/></g>
        </svg>
        """.utf8))
    let outline = try #require(template.outline(weight: 400, scale: .small))
    #expect(outline.path.boundingRect == CGRect(x: 0, y: -40, width: 80, height: 40))
  }

  @Test func theNearestWeightAndScaleAreTaken() throws {
    let template = try template("Ultralight-S", "Regular-S", "Black-S", "Regular-M")
    #expect(template.outline(weight: 400, scale: .medium)?.scale == .medium)
    #expect(template.outline(weight: 900, scale: .small)?.scale == .small)
    #expect(template.outline(weight: 400, scale: .large)?.scale == .medium)
    #expect(template.outline(weight: 5000, scale: .medium)?.scale == .medium)
    #expect(template.outline(weight: -1, scale: .small) != nil)
  }

  @Test(arguments: ["<svg/>", "<svg><g id='Regular-S'/></svg>", "", "<a", "{}"])
  func otherFilesHaveAReason(text: String) {
    #expect(throws: InputError.self) { try SymbolTemplate(data: Data(text.utf8)) }
  }
}
