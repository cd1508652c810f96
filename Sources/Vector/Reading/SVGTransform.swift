import Drawing
import Foundation

extension CGAffineTransform {
  /// Creates a transform from an SVG attribute; the identity for nil and from the first mistake on.
  init(svg text: String?) {
    self = .identity
    guard let text else { return }
    for function in text.split(separator: ")") {
      let parts = function.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { return }
      let name = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n,"))
      let values = SVGScanner.numbers(in: parts[1])
      guard let step = Self.function(name, values) else { return }
      self = step.concatenating(self)
    }
  }

  private static func function(_ name: String, _ values: [CGFloat]) -> CGAffineTransform? {
    func value(_ index: Int) -> CGFloat? { values.indices.contains(index) ? values[index] : nil }
    guard let first = value(0) else { return nil }
    let radians = first * .pi / 180
    let (sine, cosine) = deterministicSineCosine(radians)
    switch name {
    case "matrix":
      guard values.count == 6 else { return nil }
      return CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case "translate": return CGAffineTransform(translationX: first, y: value(1) ?? 0)
    case "scale": return CGAffineTransform(scaleX: first, y: value(1) ?? first)
    case "rotate":
      let (x, y) = (value(1) ?? 0, value(2) ?? 0)
      return CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: x - cosine * x + sine * y,
        ty: y - sine * x - cosine * y)
    case "skewX": return CGAffineTransform(a: 1, b: 0, c: sine / cosine, d: 1, tx: 0, ty: 0)
    case "skewY": return CGAffineTransform(a: 1, b: sine / cosine, c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// Creates the transform of a view box into a viewport at the origin.
  ///
  /// - Parameter alignment: `preserveAspectRatio`; nil fits the box in the middle.
  init(viewBox box: CGRect, in size: CGSize, alignment: String?) {
    let alignment = alignment ?? ""
    var (x, y) = (size.width / box.width, size.height / box.height)
    guard !alignment.hasPrefix("none") else {
      self.init(a: x, b: 0, c: 0, d: y, tx: -box.minX * x, ty: -box.minY * y)
      return
    }
    (x, y) = alignment.hasSuffix("slice") ? (max(x, y), max(x, y)) : (min(x, y), min(x, y))
    func share(_ least: String, _ most: String) -> CGFloat {
      alignment.contains(least) ? 0 : alignment.contains(most) ? 1 : 0.5
    }
    self.init(
      a: x, b: 0, c: 0, d: y,
      tx: (size.width - box.width * x) * share("xMin", "xMax") - box.minX * x,
      ty: (size.height - box.height * y) * share("YMin", "YMax") - box.minY * y)
  }
}

extension CGRect {
  /// Creates the rectangle of a `viewBox`; nil if it has no area.
  init?(svgViewBox text: String?) {
    let values = text.map { SVGScanner.numbers(in: $0) } ?? []
    guard values.count == 4, values[2] > 0, values[3] > 0 else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
