import Foundation
import LayoutDSL
import Render
import Goldens

extension Snapshotting where Value: View, Format == String {
  /// Saves the accessibility elements of a view at its ideal size, a line each, in reading order.
  public static var accessibility: Snapshotting { accessibility() }

  /// Saves the accessibility elements of a view: labels, traits, values, hints, identifiers and
  /// frames.
  ///
  /// - Parameters:
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "accessibility.txt", diffing: .lines,
      capture: { view in
        let screen = SnapshotScreen(config: layout.config, traits: traits)
        return try onMainActor(view) {
          let elements = try screen.host(showing: $0).screenElements()
          let lines = elements.enumerated().map { "\($0 + 1)  \($1.text)\n" }
          return Capture(format: lines.joined())
        }
      })
  }
}

extension Snapshotting where Value: View, Format == Pixmap {
  /// Saves a picture of a view in which each accessibility element is framed and numbered in
  /// reading order.
  ///
  /// - Parameters:
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  ///   - scale: The number of pixels per point; nil for that of the traits or device, or 1.
  public static func accessibilityOverlay(
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image,
      capture: { view in
        let screen = SnapshotScreen(config: layout.config, traits: traits, scale: scale)
        return try onMainActor(view) {
          let host = try screen.host(showing: $0)
          let picture = try host.picture()
          let overlay = try ViewHost(size: host.size, scale: host.scale, background: nil) {
            ElementFrames(elements: host.screenElements())
          }
          var marked = picture.format
          marked.blend(try overlay.render())
          return Capture(format: marked, layout: picture.layout)
        }
      })
  }
}

/// The frames of elements, with their numbers in the top-left corners.
private struct ElementFrames: View {
  let elements: [ScreenElement]

  private static let colors = [
    Color(red: 0.85, green: 0.1, blue: 0.2), Color(red: 0, green: 0.4, blue: 0.85),
    Color(red: 0, green: 0.55, blue: 0.25),
  ]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<elements.count, id: \.self) { index in
        let frame = elements[index].frame
        let color = Self.colors[index % Self.colors.count]
        Rectangle().fill(color.opacity(0.15)).border(color, width: 1)
          .overlay(alignment: .topLeading) {
            Text("\(index + 1)").font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
              .padding(.horizontal, 2).background(color).fixedSize()
          }
          .frame(width: max(1, frame.width), height: max(1, frame.height))
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    .ignoresSafeArea()
  }
}

extension Pixmap {
  /// Draws a picture of the same size over this one; both are premultiplied.
  fileprivate mutating func blend(_ top: Pixmap) {
    guard top.width == width, top.height == height else { return }
    for pixel in 0..<width * height {
      let rest = 255 - Int(top.bytes[pixel * 4 + 3])
      for index in pixel * 4..<pixel * 4 + 4 {
        bytes[index] = UInt8(
          min(255, Int(top.bytes[index]) + (Int(bytes[index]) * rest + 127) / 255))
      }
    }
  }
}
