import SwiftUI
import Testing

@testable import Examples

/// One row of the table of offsets: the top of the header, the height of its gradient and the
/// opacity of the bar.
struct HeaderRow: CustomTestStringConvertible {
  let y: CGFloat
  let headerTop: CGFloat
  let gradientHeight: CGFloat
  let opacity: CGFloat

  var testDescription: String { "offset \(y)" }

  static let table: [HeaderRow] = [
    HeaderRow(y: -200, headerTop: 200, gradientHeight: 350, opacity: 0),
    HeaderRow(y: -120, headerTop: 120, gradientHeight: 270, opacity: 0),
    HeaderRow(y: -60, headerTop: 60, gradientHeight: 210, opacity: 0),
    HeaderRow(y: 0, headerTop: 0, gradientHeight: 150, opacity: 0),
    HeaderRow(y: 25, headerTop: -25, gradientHeight: 125, opacity: 0),
    HeaderRow(y: 50, headerTop: -50, gradientHeight: 100, opacity: 0),
    HeaderRow(y: 75, headerTop: -75, gradientHeight: 75, opacity: 0),
    HeaderRow(y: 76, headerTop: -76, gradientHeight: 74, opacity: 0.04),
    HeaderRow(y: 80, headerTop: -80, gradientHeight: 70, opacity: 0.2),
    HeaderRow(y: 87.5, headerTop: -87.5, gradientHeight: 62.5, opacity: 0.5),
    HeaderRow(y: 90, headerTop: -90, gradientHeight: 60, opacity: 0.6),
    HeaderRow(y: 95, headerTop: -95, gradientHeight: 55, opacity: 0.8),
    HeaderRow(y: 99, headerTop: -99, gradientHeight: 51, opacity: 0.96),
    HeaderRow(y: 100, headerTop: -100, gradientHeight: 50, opacity: 1),
    HeaderRow(y: 125, headerTop: -125, gradientHeight: 25, opacity: 1),
    HeaderRow(y: 150, headerTop: -150, gradientHeight: 0, opacity: 1),
    HeaderRow(y: 151, headerTop: -151, gradientHeight: 0, opacity: 1),
    HeaderRow(y: 400, headerTop: -400, gradientHeight: 0, opacity: 1),
  ]
}

@MainActor @Suite struct CollapsingHeaderTests {
  private static let size = CGSize(width: 390, height: 844)
  private let scale: CGFloat = 2
  /// An x coordinate to the left of all text.
  private let x: CGFloat = 8

  private func host(safeAreaTop: CGFloat = 0) throws -> ViewHost {
    try ViewHost(
      size: Self.size, scale: scale, safeAreaInsets: EdgeInsets(top: safeAreaTop)
    ) { CollapsingHeader() }
  }

  private func check(_ row: HeaderRow, in host: ViewHost, safeAreaTop: CGFloat = 0) throws {
    #expect(try host.frame("accessibility heading: h1").minY == row.headerTop + safeAreaTop)
    #expect(
      try host.frame("FrameLayout height: ")
        == CGRect(x: 0, y: 0, width: 390, height: row.gradientHeight + safeAreaTop))
    #expect(try host.frame("Text \"Line at 0\"").minY == 150 - row.y + safeAreaTop + 16)
    let opacity = try #require(host.entries("OpacityEffect").first)
    #expect(opacity.name == "OpacityEffect \(formatted(row.opacity))")
    #expect(opacity.frame == CGRect(x: 0, y: safeAreaTop, width: 390, height: 50))
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: HeaderRow.table) func framesAtAnOffset(row: HeaderRow) throws {
    let host = try host()
    host.scroll(y: row.y)
    try check(row, in: host)
  }

  @Test func framesOfOneScreenScrolledThroughTheTable() throws {
    let host = try host()
    for row in HeaderRow.table + HeaderRow.table.reversed() {
      host.scroll(y: row.y)
      try check(row, in: host)
    }
  }

  @Test(arguments: HeaderRow.table) func framesInASafeArea(row: HeaderRow) throws {
    let host = try host(safeAreaTop: 47)
    host.scroll(y: row.y)
    try check(row, in: host, safeAreaTop: 47)
    // The bar's own gradient reaches to the top of the screen.
    let shapes = host.entries("_ShapeView Rectangle").map(\.frame)
    #expect(shapes.contains(CGRect(x: 0, y: 0, width: 390, height: 97)))
  }

  @Test(arguments: HeaderRow.table) func pixelsAtAnOffset(row: HeaderRow) throws {
    let host = try host()
    host.scroll(y: row.y)
    let picture = try host.render()
    let bar = try gradient(height: 50)
    if row.y <= 74 {
      let edge = 150 - row.y
      #expect(isRed(picture.color(x: x, y: edge - 1, scale: scale)))
      #expect(picture.color(x: x, y: edge + 1, scale: scale) == .white)
      #expect(isOrange(picture.color(x: x, y: 0, scale: scale)))
    }
    for line in stride(from: CGFloat(0), to: 50, by: 0.5) {
      let pixel = picture.color(x: x, y: line, scale: scale)
      let behind =
        line < row.gradientHeight
        ? try gradient(height: row.gradientHeight).color(x: x, y: line, scale: scale) : .white
      let front = bar.color(x: x, y: line, scale: scale)
      #expect(
        pixel.difference(to: mix(behind, front, row.opacity)) <= 2, "row \(line) at \(row.y)")
    }
    if row.y >= 100 { #expect(picture.color(x: x, y: 51, scale: scale) == .white) }
  }

  @Test(arguments: [-60, 0, 50, 100, 200] as [CGFloat])
  func pixelsInASafeArea(y: CGFloat) throws {
    let host = try host(safeAreaTop: 47)
    host.scroll(y: y)
    let picture = try host.render()
    let height = max(max(0, 150 - y), y >= 100 ? 50 : 0) + 47
    #expect(isOrange(picture.color(x: x, y: 0, scale: scale)))
    #expect(isRed(picture.color(x: x, y: height - 1, scale: scale)))
    #expect(picture.color(x: x, y: height + 1, scale: scale) == .white)
  }

  @Test func titleIsDrawnOnlyOnceTheBarIsVisible() throws {
    let host = try host()
    // At both offsets, the header's own title has left the screen.
    for (y, shows) in [(75, false), (150, true)] as [(CGFloat, Bool)] {
      host.scroll(y: y)
      let picture = try host.render()
      var lightPixels = 0
      for line in 18..<32 {
        for column in 160..<230 {
          let pixel = picture.color(x: CGFloat(column), y: CGFloat(line), scale: scale)
          if pixel.blue > 200 { lightPixels += 1 }
        }
      }
      #expect((lightPixels > 20) == shows, "\(lightPixels) light pixels at \(y)")
    }
  }

  @Test func barIsHiddenFromAccessibility() throws {
    let host = try host()
    #expect(host.entries("accessibility hidden").count == 1)
    #expect(host.entries("accessibility heading: h1").count == 2)
  }

  // MARK: Colours

  /// The header's gradient alone.
  private func gradient(height: CGFloat) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 20, height: height), scale: scale) {
      LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom)
    }.render()
  }

  private func mix(
    _ back: Pixmap.Pixel, _ front: Pixmap.Pixel, _ fraction: CGFloat
  ) -> Pixmap.Pixel {
    func mixed(_ back: UInt8, _ front: UInt8) -> UInt8 {
      UInt8((CGFloat(back) * (1 - fraction) + CGFloat(front) * fraction).rounded())
    }
    return Pixmap.Pixel(
      red: mixed(back.red, front.red), green: mixed(back.green, front.green),
      blue: mixed(back.blue, front.blue))
  }

  private func isRed(_ pixel: Pixmap.Pixel) -> Bool {
    pixel.difference(to: Pixmap.Pixel(red: 255, green: 59, blue: 48)) <= 8
  }

  private func isOrange(_ pixel: Pixmap.Pixel) -> Bool {
    pixel.difference(to: Pixmap.Pixel(red: 255, green: 149, blue: 0)) <= 8
  }
}

extension EdgeInsets {
  fileprivate init(top: CGFloat) {
    self.init(top: top, leading: 0, bottom: 0, trailing: 0)
  }
}
