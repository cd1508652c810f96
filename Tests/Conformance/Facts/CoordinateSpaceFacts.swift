import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var coordinateSpace: [Fact] {
    Fact("geoval-unknown-named-space-is-global", 100, 100) {
      Color.clear.frame(width: 40, height: 20).overlay {
        GeometryReader { p in
          let _ = record(p.frame(in: .named("nope"))); Color.clear
        }
      }
    }
    .lastRecord(CGRect(x: 30, y: 40, width: 40, height: 20))

    Fact("geoval-inside-scale", 100, 100) {
      Color.clear.frame(width: 40, height: 20).overlay {
        GeometryReader { p in
          let _ = record([p.size.width, p.size.height], p.frame(in: .global)); Color.clear
        }
      }.scaleEffect(2)
    }
    .lastRecord([40, 20], CGRect(x: 10, y: 30, width: 80, height: 40))

    Fact("geoval-inside-scale-anchor", 100, 100) {
      Color.clear.frame(width: 40, height: 20).overlay {
        GeometryReader { p in
          let _ = record(p.frame(in: .global)); Color.clear
        }
      }.scaleEffect(0.5, anchor: .topLeading)
    }
    .lastRecord(CGRect(x: 30, y: 40, width: 20, height: 10))

    Fact("geoval-two-spaces-nearest-wins", 100, 100) {
      Color.clear.frame(width: 20, height: 20).overlay {
        GeometryReader { p in
          let _ = record(p.frame(in: .named("s"))); Color.clear
        }
      }.padding(7).coordinateSpace(name: "s").padding(9).coordinateSpace(name: "s")
    }
    .lastRecord(CGRect(x: 7, y: 7, width: 20, height: 20))
  }
}
