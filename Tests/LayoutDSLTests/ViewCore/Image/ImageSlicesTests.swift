import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct ImageSlicesTests {
  /// Nine pixels with their index as the red component, 30 points wide and high.
  private let image = ResolvedImage(
    image: DisplayImage(
      width: 3, height: 3, pixels: (0..<9).flatMap { [UInt8($0), 0, 0, 255] }),
    size: CGSize(width: 30, height: 30))
  private let caps = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

  @Test func cornersKeepTheirSize() {
    let slices = ImageSlices(
      image: image, capInsets: caps, resizingMode: .stretch, interpolation: .medium)
    let items = slices.items(in: CGRect(0, 0, 100, 50))
    let parts = items.compactMap { item -> (UInt8, CGRect)? in
      guard case .image(let part, let rect, _, _, _) = item else { return nil }
      return (part.pixels[0], rect)
    }
    #expect(parts.map(\.0) == Array(0..<9))
    #expect(parts[0].1 == CGRect(0, 0, 10, 10))
    #expect(parts[4].1 == CGRect(10, 10, 80, 30))
    #expect(parts[8].1 == CGRect(90, 40, 10, 10))
  }

  @Test func tileModeWithoutCapsIsAPattern() {
    let slices = ImageSlices(
      image: image, capInsets: EdgeInsets(), resizingMode: .tile, interpolation: .medium)
    let items = slices.items(in: CGRect(5, 5, 100, 50))
    #expect(
      items == [
        .fill(
          Path(CGRect(5, 5, 100, 50)), .image(image.image, tile: CGRect(5, 5, 30, 30)),
          FillStyle())
      ])
  }

  @Test func edgesRepeatAlongOneAxis() {
    let slices = ImageSlices(
      image: image, capInsets: caps, resizingMode: .tile, interpolation: .medium)
    let items = slices.items(in: CGRect(0, 0, 45, 40))
    let parts = items.compactMap { item -> (UInt8, CGRect)? in
      guard case .image(let part, let rect, _, _, _) = item else { return nil }
      return (part.pixels[0], rect)
    }
    #expect(parts.first?.1 == CGRect(0, 0, 10, 10))
    #expect(parts.filter { $0.0 == 1 }.map(\.1.minX) == [10, 20, 30])
    #expect(parts.filter { $0.0 == 1 }.map(\.1.width) == [10, 10, 5])
    #expect(parts.filter { $0.0 == 3 }.map(\.1.minY) == [10, 20])
    // Only the centre is a pattern.
    #expect(items.count == parts.count + 1)
  }

  @Test func capsThatDoNotFitShrink() {
    let slices = ImageSlices(
      image: image, capInsets: caps, resizingMode: .stretch, interpolation: .medium)
    let items = slices.items(in: CGRect(0, 0, 10, 100))
    guard case .image(_, let rect, _, _, _) = items.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(rect == CGRect(0, 0, 5, 10))
    #expect(items.count == 6)
  }

  @Test func resizableImagesAreSliced() {
    let screen = Screen(60, 60) {
      Image(bitmap: image).resizable(capInsets: caps)
    }
    #expect(screen.list.items.count == 9)
    let tiled = Screen(60, 60) {
      Image(bitmap: image).renderingMode(.template).resizable(resizingMode: .tile)
    }
    guard case .group(.mask, _) = tiled.list.items.first else {
      Issue.record("not a mask")
      return
    }
  }
}
