import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing
import Vector
import VectorTools

struct SVGReaderTests {
  private func document(_ body: String, size: Int = 40, attributes: String = "") -> Data {
    Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(size)" height="\(size)" \(attributes)>\(body)</svg>
      """.utf8)
  }

  private func pixels(_ data: Data, scale: CGFloat = 2) throws -> Pixmap {
    let picture = try VectorPicture(data: data)
    return try Rasterizer.render(
      picture.content, size: picture.size, scale: scale, background: TestDrawing.white)
  }

  /// Documents that librsvg draws too.
  private static let bodies: [(String, attributes: String)] = [
    (
      """
      <path d="M3 3h20v12l-8 5zm2-1 4 4c1 2 3 9 5 1s4-2 5 6q3 1 4 9t3-3Z" fill="teal"/>
      <path d="M30 10a8 5 30 1 1 4 14 9 9 0 01-6-2" fill="none" stroke="#f08" stroke-width="2"/>
      """, ""
    ),
    (
      """
      <style>.a{fill:#0a0}.b,rect{stroke:navy}#c{opacity:.5}</style>
      <rect class="a" x="4" y="4" width="20" height="14" rx="5"/>
      <circle class="b" id="c" cx="25" cy="25" r="10" style="stroke-width:3;fill:orange"/>
      <ellipse cx="12" cy="30" rx="8" ry="4" fill="rgb(10%, 20%, 90%)" fill-opacity="0.6"/>
      """, ""
    ),
    (
      """
      <g transform="translate(20 20) rotate(30) skewX(10)" fill="none" stroke="black">
      <polyline points="-10,-10 0,5 10,-10" stroke-linejoin="round" stroke-width="3"/>
      <line x1="-12" y1="8" x2="12" y2="8" stroke-dasharray="4 2" stroke-linecap="round"/>
      <polygon points="0 9 5 15 -5 15" fill="red" transform="rotate(20, 0, 9) scale(1.2)"/></g>
      """, ""
    ),
    (
      """
      <defs><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/>
      </linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(60)"/>
      <radialGradient id="c" gradientUnits="userSpaceOnUse" cx="30" cy="10" r="12"
        gradientTransform="translate(0 4) scale(1 0.6)">
      <stop offset="10%" stop-color="#fff"/><stop offset="1" stop-color="#060" stop-opacity=".5"/>
      </radialGradient></defs>
      <rect width="18" height="38" x="1" y="1" fill="url(#b)"/>
      <rect width="20" height="20" x="20" fill="url(#c)"/>
      <circle cx="30" cy="30" r="7" fill="none" stroke="url(#a)" stroke-width="4"/>
      """, ""
    ),
    (
      """
      <clipPath id="k"><circle cx="20" cy="20" r="15"/></clipPath>
      <mask id="m"><rect width="40" height="20" fill="white"/><rect y="20" width="40" height="20"
        fill="#888"/></mask>
      <g clip-path="url(#k)"><rect width="40" height="40" fill="purple" mask="url(#m)"/></g>
      """, ""
    ),
    (
      """
      <symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol>
      <use href="#s" width="15" height="15" x="3" y="3" fill="crimson"/>
      <g id="g"><path d="M4 28h6v6H4z" fill-rule="evenodd"/></g><use xlink:href="#g" x="10" y="2"/>
      """, ""
    ),
    (
      """
      <pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="4" height="4"
        fill="green"/></pattern><rect x="2" y="2" width="30" height="30" fill="url(#p)"/>
      """, ""
    ),
    ("<path d='M2 2h6v16H2z'/><path d='M9 5h9v9H9z' fill='#12345680'/>", "viewBox='0 0 20 30'"),
    (
      "<path d='M2 2h6v16H2z'/>",
      "viewBox='0 0 20 30' preserveAspectRatio='xMinYMax slice' color='red' fill='currentColor'"
    ),
  ]

  @Test(.enabled(if: VectorTools.areInstalled, "needs librsvg"), arguments: bodies.indices)
  func documentsLookAsWithLibrsvg(index: Int) throws {
    let (body, attributes) = Self.bodies[index]
    let data = document(body, attributes: attributes)
    let (expected, complaints) = try VectorTools.picture(of: data, .svg)
    #expect(complaints.isEmpty)
    let distance = PictureDistance(try pixels(data), expected)
    #expect(distance.mean < 1.5 && distance.share < 0.005, "\(distance)")
  }

  @Test func theSizeIsThatOfTheAttributesOrOfTheViewBox() throws {
    func size(_ attributes: String) throws -> CGSize {
      try VectorPicture(data: Data("<svg \(attributes)/>".utf8)).size
    }
    #expect(try size("width='12pt' height='3'") == CGSize(width: 16, height: 3))
    #expect(try size("viewBox='0 0 7 9'") == CGSize(width: 7, height: 9))
    #expect(try size("width='100%' height='100%' viewBox='1,2 7,9'").width == 7)
    #expect(throws: InputError.self) { try size("") }
    #expect(throws: InputError.self) { try size("width='0' height='3'") }
  }

  @Test func imagesAreEmbedded() throws {
    let red = Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    let data = try red.pngData().base64EncodedString()
    let pixels = try pixels(
      document("<image width='40' height='40' href='data:image/png;base64,\(data)'/>"), scale: 1)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels.bytes[4 * (y * 40 + x)..<4 * (y * 40 + x) + 3])
    }
    // The image has half the height of its frame, and is in the middle.
    #expect(color(5, 20) == [255, 0, 0] && color(35, 20) == [0, 0, 255])
    #expect(color(5, 5) == [255, 255, 255])
  }

  @Test func textIsRefused() {
    let error = #expect(throws: InputError.self) {
      try VectorPicture(data: document("<g><text x='3'>a</text></g>"))
    }
    #expect(error?.reason.contains("convert it to outlines") == true)
  }

  @Test(arguments: [
    "", "<", "<html/>", "<svg", "<svg width='1' height='1'>", "\u{0}",
    "<svg width='1' height='1'>" + String(repeating: "<g>", count: 300)
      + String(repeating: "</g>", count: 300) + "</svg>",
  ])
  func otherDataAreRefused(text: String) {
    #expect(throws: InputError.self) { try VectorPicture(data: Data(text.utf8)) }
  }

  @Test func otherEncodingsAreRefused() {
    let data = Data("<svg width='1' height='1'><g\u{0}/></svg>".utf8.map { $0 == 0 ? 0xCC : $0 })
    let error = #expect(throws: InputError.self) { try VectorPicture(data: data) }
    #expect(error?.reason == "the SVG document is not in UTF-8")
  }

  @Test(arguments: [
    "<use id='a' href='#a'/>", "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<g id='a'><use href='#a'/><use href='#a'/></g>",
    "<linearGradient id='a' href='#a'><stop/></linearGradient><path d='M0 0h9v9' fill='url(#a)'/>",
    "<mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask>"
      + "<path d='M0 0h9v9' mask='url(#m)'/>",
    "<clipPath id='c'><path d='M0 0h9v9' clip-path='url(#c)'/></clipPath>"
      + "<path d='M0 0h9v9' clip-path='url(#c)'/>",
    "<pattern id='p' width='1' height='1'><path d='M0 0h9v9' fill='url(#p)'/></pattern>"
      + "<path d='M0 0h9v9' fill='url(#p)'/>",
  ])
  func aLinkInItsOwnTargetHasNoEffect(body: String) throws {
    #expect(try VectorPicture(data: document(body)).size.width == 40)
  }

  @Test func linksThatMultiplyAreRefused() {
    let body = (0..<20).map {
      "<g id='a\($0)'><use href='#a\($0 + 1)'/><use href='#a\($0 + 1)'/></g>"
    }
    #expect(throws: InputError.self) {
      try VectorPicture(data: document(body.joined() + "<path id='a20' d='M0 0h9'/>"))
    }
  }

  @Test func valuesWithoutSenseAreDrawnAsNothing() throws {
    let data = document(
      """
      <rect width="-1" height="3"/><rect width="nan" height="3"/><circle r="1e400"/>
      <path d="M0 0 L"/><path d="x"/><path d="M1e300 1e300h1e308"/><polygon points="1"/>
      <g transform="scale(0)"><path d="M0 0h9v9"/></g><g transform="matrix(1 2)"/>
      <path d="M0 0h0" stroke="url(#none)" stroke-width="1e9" stroke-dasharray="-1"/>
      <linearGradient id="g" gradientTransform="scale(0)"><stop stop-color="red"/></linearGradient>
      <path d="M30 30h9v9" fill="url(#g)"/>
      """)
    let pixels = try pixels(data, scale: 1)
    #expect(pixels.bytes[4 * (31 * 40 + 37)..<4 * (31 * 40 + 37) + 3] == [255, 0, 0])
  }
}
