// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var anchor: [Fact] {
    Fact("anchor-center-point", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGPoint>.self, value: .center
      ) { $0 }.padding(10).overlayPreferenceValue(AnchorKey<CGPoint>.self) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .lastRecord(CGPoint(x: 25, y: 20))

    Fact("anchor-trailing-point", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGPoint>.self, value: .trailing
      ) { $0 }.padding(10).overlayPreferenceValue(AnchorKey<CGPoint>.self) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .lastRecord(CGPoint(x: 40, y: 20))

    Fact("anchor-point-source", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGPoint>.self, value: .point(CGPoint(x: 5, y: 6))
      ) { $0 }.padding(10).overlayPreferenceValue(AnchorKey<CGPoint>.self) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .lastRecord(CGPoint(x: 15, y: 16))

    Fact("anchor-inside-offset", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGRect>.self, value: .bounds
      ) { $0 }.offset(x: 12, y: 3).frame(width: 80, height: 60).overlayPreferenceValue(
        AnchorKey<CGRect>.self
      ) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .lastRecord(CGRect(x: 37, y: 23, width: 30, height: 20))

    Fact("anchor-inside-scale", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGRect>.self, value: .bounds
      ) { $0 }.scaleEffect(2).frame(width: 100, height: 80).overlayPreferenceValue(
        AnchorKey<CGRect>.self
      ) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .lastRecord(CGRect(x: 20, y: 20, width: 60, height: 40))

    Fact("anchor-inside-rotation-90", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGRect>.self, value: .bounds
      ) { $0 }.rotationEffect(.degrees(90)).frame(width: 80, height: 60).overlayPreferenceValue(
        AnchorKey<CGRect>.self
      ) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .lastRecord(CGRect(x: 30, y: 15, width: 20, height: 30))

    Fact("anchor-in-scrollview", 100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 60, height: 70)
          Color.red.frame(width: 30, height: 20).anchorPreference(
            key: AnchorKey<CGRect>.self, value: .bounds
          ) { $0 }; Color.green.frame(width: 60, height: 400)
        }
      }.overlayPreferenceValue(AnchorKey<CGRect>.self) { a in
        GeometryReader { p in
          let _ = record(p[a!]); Color.clear
        }
      }
    }
    .scrolled(to: 0, 25)
    .lastRecord(CGRect(x: 15, y: 45, width: 30, height: 20))

    Fact("anchor-backgroundPreferenceValue", 100, 100) {
      Color.red.frame(width: 30, height: 20).anchorPreference(
        key: AnchorKey<CGRect>.self, value: .bounds
      ) { $0 }.padding(6).backgroundPreferenceValue(AnchorKey<CGRect>.self) { a in
        GeometryReader { p in
          Color.blue.frame(width: p[a!].width, height: p[a!].height).offset(
            x: p[a!].minX, y: p[a!].minY
          ).probe("hl")
        }
      }
    }
    .frame("hl", 29, 34, 30, 20)
  }
}
