import SwiftUI
import Testing

/// A view in the tree of a screen: what it is, and where.
struct Entry {
  /// Kind and summary, as `layoutTree()` prints them.
  let name: String
  let frame: CGRect
}

extension ViewHost {
  /// The views whose line in the tree starts with some words, in tree order.
  func entries(_ prefix: String) -> [Entry] {
    layoutTree().split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix(prefix), let open = text.lastIndex(of: "(") else { return nil }
      let numbers = text[open...].dropFirst().dropLast().split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard numbers.count == 4 else { return nil }
      return Entry(
        name: text[..<open].trimmingCharacters(in: .whitespaces),
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  /// The frame of the first such view.
  func frame(_ prefix: String) throws -> CGRect {
    try #require(entries(prefix).first, "no \(prefix) in the tree").frame
  }

  func scroll(y: CGFloat) {
    scroll(to: CGPoint(x: 0, y: y))
  }
}

extension Pixmap {
  /// The colour at a point of a picture of `scale` pixels per point.
  func color(x: CGFloat, y: CGFloat, scale: CGFloat) -> Pixel {
    self[Int(x * scale), Int(y * scale)]
  }
}

extension Pixmap.Pixel {
  /// The largest difference of a component.
  func difference(to other: Pixmap.Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  static let white = Pixmap.Pixel(red: 255, green: 255, blue: 255)
}
