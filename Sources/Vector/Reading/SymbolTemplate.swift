import Drawing
import Foundation

/// A custom symbol: the outlines in a template of SF Symbols, by weight and scale.
///
/// Its lengths are those of a font of 100 points. Source: "Creating custom symbol images for your
/// app" in Apple's documentation.
package struct SymbolTemplate {
  /// The scale for which an outline is drawn.
  package enum Scale: String, CaseIterable, Sendable {
    case small = "S", medium = "M", large = "L"
  }

  /// An outline, with the origin where its left margin and its baseline meet.
  package struct Outline: Equatable, Sendable {
    package var path: Path
    /// The distance between the margins.
    package var width: CGFloat
    package var scale: Scale
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  private var outlines: [String: Outline] = [:]

  /// Reads a template.
  ///
  /// - Throws: The reason if it is not an SVG document with an outline of a symbol.
  package init(data: Data) throws(InputError) {
    let document = try SVGReader(data)
    for scale in Scale.allCases {
      for weight in Self.weights {
        let name = "\(weight)-\(scale.rawValue)"
        guard let path = try document.outline(of: name), !path.isEmpty else { continue }
        let ink = path.boundingRect
        func line(_ name: String, _ attribute: String) -> CGFloat? {
          CGFloat(svgLength: document.elements[name]?[attribute])
        }
        let left = line("left-margin-\(name)", "x1") ?? ink.minX
        let right = line("right-margin-\(name)", "x1") ?? ink.maxX
        let baseline = line("Baseline-\(scale.rawValue)", "y1") ?? ink.maxY
        outlines[name] = Outline(
          path: path.applying(CGAffineTransform(translationX: -left, y: -baseline)),
          width: max(right - left, 0), scale: scale)
      }
    }
    if outlines.isEmpty {
      throw InputError(reason: "the template has no group such as Regular-M with an outline")
    }
  }

  /// Returns the outline for a CSS weight and a scale, or the nearest one.
  package func outline(weight: Int, scale: Scale) -> Outline? {
    let weights = Self.weights.nearest(to: min(max(weight, 100), 900) / 100 - 1)
    let scales = Scale.allCases.nearest(to: Scale.allCases.firstIndex(of: scale) ?? 0)
    for scale in scales {
      for weight in weights {
        if let outline = outlines["\(weight)-\(scale.rawValue)"] { return outline }
      }
    }
    return nil
  }
}

extension Array {
  /// Returns the elements in the order of their distance from an index.
  fileprivate func nearest(to index: Int) -> [Element] {
    indices.sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }.map { self[$0] }
  }
}
