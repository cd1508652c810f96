import Foundation
import LayoutDSL
import Render
import Goldens

extension Snapshotting where Value: View, Format == ContactSheet {
  /// Saves the frames of a view at instants as one sheet, and compares each exactly.
  ///
  /// - Parameters:
  ///   - instants: The times in seconds of virtual time, in any order; each counts from the first
  ///     frame.
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  ///   - scale: The number of pixels per point; nil for that of the traits or device, or 1.
  public static func frames(
    at instants: [TimeInterval],
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    scale: CGFloat? = nil
  ) -> Snapshotting {
    script(layout: layout, traits: traits, scale: scale) { host, shot in
      for instant in instants.sorted() {
        host.advance(to: host.time + max(0, instant - host.time))
        try shot("\(formatted(CGFloat(instant))) s")
      }
    }
  }

  /// Saves the frames of a view at offsets of its outermost scroll view as one sheet.
  ///
  /// - Parameters:
  ///   - offsets: The content offsets in points, in order; negative is over-pull.
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  ///   - scale: The number of pixels per point; nil for that of the traits or device, or 1.
  public static func frames(
    scrolledTo offsets: [CGPoint],
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    scale: CGFloat? = nil
  ) -> Snapshotting {
    script(layout: layout, traits: traits, scale: scale) { host, shot in
      for offset in offsets {
        host.scroll(to: offset)
        host.finishAnimations()
        try shot("(\(formatted(offset.x)), \(formatted(offset.y)))")
      }
    }
  }

  /// Saves the pictures that a function takes of a view while it operates its screen, as one sheet.
  ///
  /// - Parameters:
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  ///   - scale: The number of pixels per point; nil for that of the traits or device, or 1.
  ///   - operate: The function; it touches, scrolls and advances the screen, and calls its second
  ///     argument with a name for each picture.
  public static func script(
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    scale: CGFloat? = nil,
    _ operate:
      @escaping @MainActor (_ screen: ViewHost, _ shot: @MainActor (String) throws -> Void)
      throws -> Void
  ) -> Snapshotting {
    sheet { view in
      let screen = SnapshotScreen(
        config: layout.config, traits: traits, scale: scale, isAtRest: false)
      let host = try screen.host(showing: view)
      var pictures: [(name: String, capture: Capture<Pixmap>)] = []
      try operate(host) { name in pictures.append((name, try host.picture())) }
      return pictures
    }
  }
}

extension Snapshotting where Format == ContactSheet {
  /// Saves a sheet of the pictures that a function makes of a value.
  static func sheet(
    _ pictures: @escaping @MainActor (Value) throws -> [(name: String, capture: Capture<Pixmap>)]
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .sheet,
      capture: { value in
        try onMainActor(value) {
          let pictures = try pictures($0)
          if pictures.isEmpty { throw SheetError.empty }
          let sheet = try ContactSheet(of: pictures)
          return Capture(format: sheet, layout: sheet.layout)
        }
      })
  }
}
