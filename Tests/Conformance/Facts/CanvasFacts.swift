import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var canvas: [Fact] {
    Fact("g-canvas-fills-and-frames", 320, 240) {
      VStack(spacing: 8) {
        Color.gray.frame(width: 38.5, height: 16).probe("above")
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }.probe("fill")
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
        }.frame(width: 80, height: 50).probe("framed")
      }.probe("stack")
    }
    .frame("stack", 0, 0, 320, 240)
    .frame("above", 140.75, 0, 38.5, 16)
    .frame("fill", 0, 24, 320, 158)
    .frame("framed", 120, 190, 80, 50)
  }
}
