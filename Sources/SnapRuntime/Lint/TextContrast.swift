import Foundation
import LayoutDSL
import Render

/// The contrast of a text with what is behind it, measured on the pixels of the screen.
///
/// The ratio is that of WCAG 2: (L₁ + 0.05) / (L₂ + 0.05) with relative luminances.
struct TextContrast {
  /// The ratio, from 1 for equal colours to 21 for black and white.
  var ratio: Double
  /// The colour of the letters and the one behind them, as hexadecimal RGB.
  var letters: String
  var ground: String

  /// Measures lines in a picture of the screen and in one without text; nil if too few of their
  /// pixels are letters.
  ///
  /// Only the middle of a stroke has the colour of the text. So the ratio of a part of a line is
  /// the largest one in it, and that of the text is the smallest of its parts. A line on a uniform
  /// background is one part; on another one, the parts are a few letters long.
  init?(of lines: [CGRect], in picture: Pixmap, without ground: Pixmap, scale: CGFloat) {
    var least: Part?
    for line in lines {
      let area = line.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        .intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      guard !area.isNull, area.width >= 1, area.height >= 1 else { continue }
      let columns = Int(area.minX)..<Int(area.maxX), rows = Int(area.minY)..<Int(area.maxY)
      let isEven = Self.isEven(ground, columns, rows)
      let width = isEven ? columns.count : max(1, rows.count * Self.partLength)
      for start in stride(from: columns.lowerBound, to: columns.upperBound, by: width) {
        let part = Part(
          picture, ground, start..<min(start + width, columns.upperBound), rows)
        if let part, part.ratio < least?.ratio ?? .infinity { least = part }
      }
    }
    guard let least else { return nil }
    ratio = least.ratio
    letters = least.letters.hexadecimal
    self.ground = least.ground.hexadecimal
  }

  /// The length of a part in heights of the line.
  private static let partLength = 3
  /// The difference of a channel from which a background is not uniform.
  private static let unevenness = 12

  private static func isEven(_ ground: Pixmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    var low = [255, 255, 255], high = [0, 0, 0]
    for y in rows {
      for x in columns {
        let index = (y * ground.width + x) * 4
        for channel in 0..<3 {
          let value = Int(ground.bytes[index + channel])
          low[channel] = min(low[channel], value)
          high[channel] = max(high[channel], value)
        }
      }
    }
    return zip(low, high).allSatisfy { $1 - $0 <= unevenness }
  }

  private struct Part {
    var ratio = 0.0
    var letters = Pixmap.Pixel(red: 0, green: 0, blue: 0)
    var ground = Pixmap.Pixel(red: 0, green: 0, blue: 0)

    /// Returns nil if fewer pixels differ than a stroke has, or if the screen is transparent.
    init?(_ picture: Pixmap, _ without: Pixmap, _ columns: Range<Int>, _ rows: Range<Int>) {
      var count = 0
      for y in rows {
        for x in columns {
          let index = (y * picture.width + x) * 4
          let differs = (0..<3).contains {
            abs(Int(picture.bytes[index + $0]) - Int(without.bytes[index + $0])) > 2
          }
          guard differs else { continue }
          let own = picture[x, y], behind = without[x, y]
          guard own.alpha == 255, behind.alpha == 255 else { return nil }
          count += 1
          let found = contrast(own.luminance, behind.luminance)
          if found > ratio { (ratio, letters, ground) = (found, own, behind) }
        }
      }
      guard count >= Self.leastCount else { return nil }
    }

    private static let leastCount = 24
  }
}

private func contrast(_ first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

extension Pixmap.Pixel {
  fileprivate var luminance: Double {
    let color = Color.Resolved(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    return 0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen)
      + 0.0722 * Double(color.linearBlue)
  }

  fileprivate var hexadecimal: String { String(format: "#%02X%02X%02X", red, green, blue) }
}
