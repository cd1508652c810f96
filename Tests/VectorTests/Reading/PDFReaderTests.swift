import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing
import Vector
import VectorTools

struct PDFReaderTests {
  /// A PDF with a page of 40 × 40 points and further objects from number 10 on.
  private func document(
    _ content: String, resources: String = "", objects: [String] = [], page: String = ""
  ) -> Data {
    let all =
      [
        "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj",
        "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 40 40]>>\nendobj",
        "3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>\(page)>>\nendobj",
        "4 0 obj\n<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream\nendobj",
      ] + objects.enumerated().map { "\($0 + 10) 0 obj\n\($1)\nendobj" }
    var text = "%PDF-1.4\n"
    var table = ""
    for object in all {
      table += String(repeating: "0", count: 10 - "\(text.utf8.count)".count)
      table += "\(text.utf8.count) 00000 n \n"
      text += object + "\n"
    }
    let start = text.utf8.count
    text += "xref\n0 1\n0000000000 65535 f \n1 4\n" + table.prefix(80)
    if !objects.isEmpty { text += "10 \(objects.count)\n" + table.dropFirst(80) }
    text += "trailer\n<</Size \(10 + objects.count)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF"
    return Data(text.utf8)
  }

  private func stream(_ dictionary: String, _ text: String) -> String {
    "<<\(dictionary)/Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
  }

  private func pixels(_ data: Data, scale: CGFloat = 2) throws -> Pixmap {
    let picture = try VectorPicture(data: data)
    return try Rasterizer.render(
      picture.content, size: picture.size, scale: scale, background: TestDrawing.white)
  }

  /// Pages that poppler draws too.
  private var pages: [Data] {
    let calculator = "{dup 0.5 gt {pop 0.5} if dup 1 exch sub 0.2}"
    return [
      document(
        """
        q 1 0 0 rg 2 2 20 12 re f 0 .5 0 RG 3 w 1 J [6 4] 2 d 5 30 m 35 30 l S Q
        q .8 .2 -.3 1 15 5 cm 0 0 1 RG 0 .3 .3 0 k 2 w 1 j 0 0 m 10 0 l 9 5 5 12 v 3 3 0 8 y b* Q
        """),
      document(
        "q 20 20 m 38 20 l 29 38 l h W n /S1 sh Q /Pattern cs /P1 scn 2 2 16 30 re f",
        resources: "/Shading<</S1 10 0 R>>/Pattern<</P1 11 0 R>>",
        objects: [
          """
          <</ShadingType 3/ColorSpace/DeviceRGB/Coords[29 28 2 29 28 12]/Extend[true true]
          /Function<</FunctionType 2/Domain[0 1]/C0[1 1 0]/C1[0 0 1]/N 1>>>>
          """,
          """
          <</PatternType 2/Matrix[1 0 0 1 2 2]/Shading<</ShadingType 2/ColorSpace/DeviceRGB
          /Coords[0 0 16 30]/Function 12 0 R>>>>
          """,
          stream("/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]", calculator),
        ]),
      document(
        "/P1 gs 0 0 1 rg 5 5 20 20 re f 1 0 0 rg 15 15 20 20 re f /F Do",
        resources: "/ExtGState<</P1<</ca .5/BM/Multiply>>>>/XObject<</F 10 0 R>>",
        objects: [
          stream(
            "/Type/XObject/Subtype/Form/BBox[0 0 10 10]/Matrix[1 0 0 1 2 28]"
              + "/Group<</S/Transparency>>", "0 g 0 0 6 6 re f .5 g 3 3 20 20 re f")
        ]),
      document(
        "/G gs 0 .5 0 rg 0 0 40 40 re f",
        resources: "/ExtGState<</G<</SMask<</S/Luminosity/G 10 0 R>>>>>>",
        objects: [
          stream(
            "/Subtype/Form/BBox[0 0 40 40]/Group<</S/Transparency/CS/DeviceGray>>",
            "1 g 5 5 15 30 re f .5 g 20 5 15 30 re f")
        ]),
      document(
        "/Pattern cs /P scn 3 3 30 30 re f", resources: "/Pattern<</P 10 0 R>>",
        objects: [
          stream(
            "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 6 6]/XStep 8/YStep 8/Resources<<>>"
              + "/Matrix[1 0 0 1 1 1]", "1 0 1 rg 0 0 4 4 re f")
        ]),
      document("0 .6 .6 rg 4 4 10 30 re f", page: "/Rotate 90/MediaBox[2 2 32 38]"),
    ]
  }

  @Test(.enabled(if: VectorTools.areInstalled, "needs poppler"), arguments: 0..<6)
  func pagesLookAsWithPoppler(index: Int) throws {
    let data = pages[index]
    let (expected, complaints) = try VectorTools.picture(of: data, .pdf)
    #expect(complaints.isEmpty)
    let distance = PictureDistance(try pixels(data), expected)
    #expect(distance.mean < 2 && distance.share < 0.01, "\(distance)")
  }

  @Test func theFirstRowOfAnImageIsOnTop() throws {
    let image = "/Subtype/Image/Width 2/Height 2/BitsPerComponent 2/Filter/ASCIIHexDecode"
    let table = "/ColorSpace[/Indexed/DeviceRGB 3 <ff0000 00ff00 0000ff ffffff>]"
    let data = document(
      "40 0 0 40 0 0 cm /I Do", resources: "/XObject<</I 10 0 R>>",
      objects: [stream(image + table, "10 B0>")])
    let pixels = try pixels(data, scale: 1)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels.bytes[4 * (y * 40 + x)..<4 * (y * 40 + x) + 3])
    }
    #expect(color(2, 2) == [255, 0, 0] && color(37, 2) == [0, 255, 0])
    #expect(color(2, 37) == [0, 0, 255] && color(37, 37) == [255, 255, 255])
  }

  @Test func theRowsOfAnImageAreWithoutTheFiltersOfPNG() throws {
    let image = """
      /Subtype/Image/Width 2/Height 5/BitsPerComponent 8/ColorSpace/DeviceGray
      /Filter[/ASCIIHexDecode/FlateDecode]/DecodeParms[null<</Predictor 15/Columns 2>>]
      """
    // A row for each filter: 0 10 20, 1 30 5, 2 1 2, 3 5 2, 4 4 6.
    let packed = "78da63e0126194636562646266656261610300039c0060>"
    let data = document(
      "2 0 0 5 0 35 cm /I Do", resources: "/XObject<</I 10 0 R>>",
      objects: [stream(image, packed)])
    let pixels = try pixels(data, scale: 1)
    let grays = (0..<5).map { y in (0..<2).map { x in pixels.bytes[4 * (y * 40 + x)] } }
    #expect(grays == [[10, 20], [30, 35], [31, 37], [20, 30], [24, 36]])
  }

  @Test func aStencilIsFilledWhereItIsZero() throws {
    let data = document(
      "0 0 1 rg 40 0 0 40 0 0 cm BI /W 2 /H 1 /IM true /F /AHx ID 40> EI")
    let pixels = try pixels(data, scale: 1)
    #expect(pixels.bytes[4 * 82..<4 * 82 + 3] == [0, 0, 255])
    #expect(pixels.bytes[4 * 117..<4 * 117 + 3] == [255, 255, 255])
  }

  @Test func theCropBoxIsThePage() throws {
    let data = document("1 0 0 rg 10 10 5 5 re f", page: "/CropBox[10 10 15 15]")
    let pixels = try pixels(data, scale: 1)
    #expect(pixels.width == 5 && pixels.bytes.prefix(4) == [255, 0, 0, 255])
  }

  @Test func ownPagesAreReadBack() throws {
    let list = DisplayList(items: [
      TestDrawing.fill(TestDrawing.polygon((2, 2), (18, 4), (9, 17)), TestDrawing.red),
      TestDrawing.group(
        .opacity(0.5), TestDrawing.fill(TestDrawing.rect(5, 5, 12, 6), TestDrawing.blue)),
    ])
    let size = CGSize(width: 20, height: 20)
    let data = try VectorFormat.pdf.data(of: list, size: size, scale: 1)
    let own = try Rasterizer.render(
      list, size: size, scale: 2, background: TestDrawing.white)
    let distance = PictureDistance(try pixels(data), own)
    #expect(distance.mean < 1, "\(distance)")
  }

  @Test func textIsRefusedUnlessItsCharactersAreEmpty() throws {
    func reason(_ character: String) throws -> String? {
      let fonts = "/Font<</F<</Subtype/Type3/CharProcs<</a 10 0 R>>>>>>"
      let data = document(
        "BT /F 9 Tf (a) Tj ET", resources: fonts, objects: [stream("", character)])
      do {
        _ = try VectorPicture(data: data)
        return nil
      } catch { return error.reason }
    }
    #expect(try reason("1 0 0 0 1 1 d1") == nil)
    #expect(try reason("1 0 d0 0 0 1 1 re f")?.contains("convert it to outlines") == true)
    #expect(throws: InputError.self) {
      try VectorPicture(data: document("BT (a) Tj ET"))
    }
  }

  @Test func damagedFilesAreRefusedOrDrawn() throws {
    let whole = pages[1]
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = try? VectorPicture(data: whole.prefix(count))
    }
    // The table of objects is not needed.
    let table = try #require(whole.firstRange(of: Data("xref".utf8)))
    #expect(try pixels(whole.prefix(table.lowerBound)).bytes == pixels(whole).bytes)
    var encrypted = String(decoding: whole, as: UTF8.self)
    encrypted.replace("/Root 1 0 R", with: "/Root 1 0 R/Encrypt 9 0 R")
    let error = #expect(throws: InputError.self) {
      try VectorPicture(data: Data(encrypted.utf8))
    }
    #expect(error?.reason == "the PDF is encrypted")
    #expect(throws: InputError.self) { try VectorPicture(data: Data("%PDF-1.4".utf8)) }
    #expect(throws: InputError.self) { try VectorPicture(data: Data("abc".utf8)) }
  }

  @Test func formsInThemselvesAreRefused() {
    let data = document(
      "/F Do", resources: "/XObject<</F 10 0 R>>",
      objects: [stream("/Subtype/Form/Resources<</XObject<</F 10 0 R>>>>", "/F Do /F Do")])
    #expect(throws: InputError.self) { try VectorPicture(data: data) }
  }

  @Test func valuesWithoutSenseAreDrawnAsNothing() throws {
    for content in [
      "Q Q h n W n", "1e999 0 0 1 0 0 cm 0 0 5 5 re f", "0 0 0 0 0 0 cm 1 w 0 0 m 5 5 l S",
      "[ [ [ ( \\", "<< /A", "/X gs /X Do /X sh /X cs /X scn 0 0 5 5 re f", "-1 w 0 0 m 9 9 l S",
      String(repeating: "q ", count: 5000), String(repeating: "[", count: 5000),
      "BI /W 9 /H 9 ID", "5 5 l 5 5 5 5 5 5 c S", "0 0 nan 5 re f",
    ] {
      #expect(try VectorPicture(data: document(content)).size.width == 40, "\(content.prefix(20))")
    }
  }
}
