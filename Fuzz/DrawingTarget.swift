import Foundation
import LayoutDSL
import Rasterizer
import Render
import Vector

/// Reads an SVG or a PDF and draws it.
@MainActor func fuzzDrawing(_ bytes: [UInt8]) -> Bool {
  guard let picture = try? VectorPicture(data: Data(bytes)) else { return false }
  // A large size costs memory, not insight.
  let size = CGSize(width: min(picture.size.width, 64), height: min(picture.size.height, 64))
  return (try? Rasterizer.render(picture.content, size: size, scale: 1)) != nil
}

/// Seeds: an SVG and a PDF with most of the elements and operators that are drawn.
let drawingSeeds: [[UInt8]] = [
  """
  <svg viewBox="0 0 9 9"><style>.a{fill:red}</style><defs><linearGradient id="g">
  <stop stop-color="#f00"/><stop offset="1" stop-opacity=".5"/></linearGradient><clipPath id="c">
  <circle r="4"/></clipPath><mask id="m"><rect width="9" height="4" fill="white"/></mask>
  <pattern id="p" width=".3" height=".3"><path d="M0 0h1v1z"/></pattern></defs>
  <g transform="rotate(9 1 1)scale(2)" opacity=".5" clip-path="url(#c)"><path class="a"
  d="M1 2a3 2 9 0 1 4 4C1 2 3 4 5 6s1 2 3 4q1 2 3 4t1 2z" stroke="url(#g)" stroke-dasharray="1"/>
  </g><use href="#q" x="1"/><rect id="q" width="5" height="5" rx="1" fill="url(#p)"
  mask="url(#m)"/></svg>
  """,
  """
  %PDF-1.4
  1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
  2 0 obj<</Kids[3 0 R]/MediaBox[0 0 9 9]>>endobj
  3 0 obj<</Contents 4 0 R/Resources<</ExtGState<</G<</ca .5/BM/Multiply/SMask<</G 5 0 R>>>>>>
  /XObject<</F 5 0 R>>/Pattern<</P 6 0 R>>/Shading<</S 7 0 R>>>>>>endobj
  4 0 obj<</Length 150>>stream
  q 1 .2 0 1 2 2 cm /G gs 1 0 0 rg 0 0 5 5 re f [2] 1 d 2 w 1 J 0 0 m 1 2 3 4 5 6 c h S Q /F Do
  /Pattern cs /P scn 0 0 9 9 re B* /S sh BI /W 2 /H 1 /IM true /F /AHx ID 40> EI
  endstream endobj
  5 0 obj<</Subtype/Form/BBox[0 0 5 5]/Group<</S/Transparency>>>>stream
  .5 g 0 0 3 3 re f
  endstream endobj
  6 0 obj<</PatternType 1/XStep 2/YStep 2/BBox[0 0 1 1]>>stream
  0 0 1 1 re f
  endstream endobj
  7 0 obj<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 9 9]/Function 8 0 R>>endobj
  8 0 obj<</FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]>>stream
  {dup 0.5 gt{1 exch sub}{2 mul}ifelse dup dup}
  endstream endobj
  """,
].map { Array($0.utf8) }
