import SwiftUI
import Testing

/// A view in the layout tree: its kind and its frame.
struct Entry {
  /// The kind and the summary, as `layoutTree()` prints them.
  let name: String
  let frame: CGRect
}

extension ViewHost {
  /// Returns the views whose line in the tree starts with a prefix, in tree order.
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

  /// Returns the frame of the first view whose line in the tree starts with a prefix.
  func frame(_ prefix: String) throws -> CGRect {
    try #require(entries(prefix).first, "no \(prefix) in the tree").frame
  }

  func scroll(y: CGFloat) {
    scroll(to: CGPoint(x: 0, y: y))
  }
}

extension Pixmap {
  /// Returns the colour at a point of a picture with `scale` pixels per point.
  func color(x: CGFloat, y: CGFloat, scale: CGFloat) -> Pixel {
    self[Int(x * scale), Int(y * scale)]
  }
}

extension Pixmap.Pixel {
  /// Returns the largest difference between the components.
  func difference(to other: Pixmap.Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  static let white = Pixmap.Pixel(red: 255, green: 255, blue: 255)
}
