import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Render

/// Tests symbols at body size.
@Suite struct SymbolLibraryTests {
  let library = SymbolLibrary(catalog: makeCatalog())

  private func symbol(_ name: String, _ font: Font = .body, scale: CGFloat = 1) -> ResolvedSymbol? {
    library.symbol(named: name, font: font.request(for: .large), scale: scale)
  }

  @Test(arguments: [
    "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.up.right", "chevron.up", "chevron.down", "chevron.left",
    "chevron.right", "chevron.forward", "chevron.backward", "chevron.down.circle",
    "questionmark", "questionmark.circle", "questionmark.circle.fill", "star", "star.fill",
    "heart", "heart.fill", "person", "person.fill", "person.circle.fill", "magnifyingglass",
    "xmark", "xmark.circle", "xmark.circle.fill", "checkmark", "checkmark.circle",
    "checkmark.circle.fill", "plus", "plus.circle.fill", "minus", "minus.circle", "trash",
    "trash.fill", "gear", "gearshape.fill", "house", "house.fill", "bell", "bell.fill", "bookmark",
    "bookmark.fill", "envelope", "phone.fill", "camera", "photo", "calendar", "clock", "location",
    "map.fill", "mic", "play", "play.fill", "pause", "stop", "lock", "cart.fill", "ellipsis",
    "line.3.horizontal", "square.and.arrow.up", "info.circle", "info.circle.fill",
    "exclamationmark.triangle", "exclamationmark.triangle.fill", "circle", "circle.fill", "square",
    "square.fill", "pencil", "doc", "folder", "link", "globe", "sun.max", "moon.fill", "cloud",
    "bolt", "flame.fill", "wifi", "eye.fill", "hand.thumbsup", "message", "bubble.left",
    "square.and.pencil", "chart.bar.fill", "figure.walk",
    "person.crop.circle.badge.plus", "bell.badge", "mic.slash.fill", "heart.circle.fill",
    "gift.fill",
    "line.3.horizontal.decrease.circle", "folder.badge.plus", "crown.fill", "shippingbox.fill",
    "numbers.rectangle", "characters.lowercase", "person.badge.shield.exclamationmark",
  ])
  func commonNamesAreKnown(name: String) {
    #expect(symbol(name) != nil)
  }

  @Test func unknownNamesAreNil() {
    for name in [
      "", ".", ".fill", ".circle", "nothing.like.this", "xmark.fill", "circle.square.circle",
    ] {
      #expect(symbol(name) == nil, "\(name)")
    }
  }

  /// Recorded boxes: body 22 × 20, 13 pt 16.5 × 16, caption 13 × 11.5 at 10 pt, 22 pt 28.5 × 26.
  @Test(arguments: [
    (17, 22, 20), (13, 16.5, 16), (10, 13, 11.5), (22, 28.5, 26), (28, 36, 34),
  ])
  func starHasRecordedSize(size: CGFloat, width: CGFloat, height: CGFloat) throws {
    let star = try #require(symbol("star", .system(size: size)))
    #expect(abs(star.size.width - width) < 0.5)
    #expect(abs(star.size.height - height) < 0.75)
  }

  @Test func openStrokesHaveRecordedSize() throws {
    let chevron = try #require(symbol("chevron.right", .system(size: 13)))
    #expect(abs(chevron.size.width - 10) < 0.5 && abs(chevron.size.height - 13.5) < 0.5)
    let ellipsis = try #require(symbol("ellipsis", .system(size: 13)))
    #expect(abs(ellipsis.size.width - 14) < 0.5 && abs(ellipsis.size.height - 4.5) < 0.5)
  }

  @Test func theInkIsThatOfTheOutline() throws {
    for name in ["plus", "person.crop.circle.fill", "chevron.right", "heart", "tray"] {
      let drawn = try #require(symbol(name))
      let outline = drawn.outline.boundingRect
      #expect(abs(drawn.ink.minX - outline.minX) < 0.3, "\(name)")
      #expect(abs(drawn.ink.width - outline.width) < 0.3, "\(name)")
      #expect(abs(drawn.ink.height - outline.height) < 0.3, "\(name)")
      #expect(drawn.ink.width < drawn.size.width, "\(name)")
    }
  }

  @Test func scaleAppliesToTheSymbolAlone() throws {
    let medium = try #require(symbol("star"))
    let large = try #require(symbol("star", scale: 1.28))
    #expect(abs(large.size.width / medium.size.width - 1.28) < 1e-9)
    // Both are centred on the same cap height.
    let middle = medium.baseline - medium.size.height / 2
    #expect(abs(large.baseline - large.size.height / 2 - middle) < 1e-9)
    #expect(abs(middle - 17 * 1443 / 2048 / 2) < 1e-9)
  }

  @Test func arrowDownPointsDown() throws {
    let arrow = try #require(symbol("arrow.down"))
    let points = arrow.outline.corners
    let center = arrow.size.width / 2
    let tip = try #require(points.max { $0.y < $1.y })
    #expect(abs(tip.x - center) < 0.02)
    #expect(tip.y > arrow.size.height * 0.9)
    // Symmetric about the vertical axis, and wider in the lower half.
    let xs = points.map { $0.x - center }
    #expect(abs((xs.max() ?? 0) + (xs.min() ?? 0)) < 1e-6)
    let upper = points.filter { $0.y < arrow.size.height / 2 }.map { abs($0.x - center) }
    #expect((upper.max() ?? 0) < (xs.max() ?? 0) / 2)
  }

  @Test func weightThickensStrokes() throws {
    let regular = try #require(symbol("xmark"))
    let bold = try #require(symbol("xmark", .body.weight(.bold)))
    #expect(bold.size.width > regular.size.width)
    #expect(bold.outline != regular.outline)
  }

  @Test func missingSymbolFontKeepsDrawnSymbols() {
    let catalog = FontCatalog(folders: ["/nowhere"]) { _ in throw CocoaError(.featureUnsupported) }
    let library = SymbolLibrary(catalog: catalog)
    #expect(library.symbol(named: "xmark", font: FontRequest(), scale: 1) != nil)
    #expect(library.symbol(named: "star", font: FontRequest(), scale: 1) == nil)
    #expect(library.symbol(named: "star.circle.fill", font: FontRequest(), scale: 1) == nil)
  }

  @Test func missingSymbolFontsAreNamed() throws {
    let folders = FontCatalog.standardFolders.filter {
      !$0.hasSuffix("materialdesignicons-webfont")
    }
    let catalog = FontCatalog(folders: folders) { _ in throw CocoaError(.featureUnsupported) }
    let library = SymbolLibrary(catalog: catalog)
    #expect(library.symbol(named: "star", font: FontRequest(), scale: 1) != nil)
    #expect(library.symbol(named: "stethoscope", font: FontRequest(), scale: 1) == nil)
    let problem = try #require(library.missingFont(ofSymbol: "stethoscope"))
    #expect(problem.contains("apt-get install fonts-materialdesignicons-webfont"))
    #expect(library.missingFont(ofSymbol: "stethoscop") == nil)
    #expect(self.library.missingFont(ofSymbol: "stethoscope") == nil)
  }
}
