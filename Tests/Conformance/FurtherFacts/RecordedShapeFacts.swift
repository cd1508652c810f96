import Foundation
import LayoutDSL

extension Fact {
  /// Recorded shapes and aspect ratios, with images of 64 × 40 replaced by their ratio.
  @FactBuilder static var recordedShapes: [Fact] {
    Fact("r-ratios-in-frames", 400, 340) {
      VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          Color.red.aspectRatio(1.6, contentMode: .fit).probe("fitWide")
            .frame(width: 100, height: 40)
          Color.red.aspectRatio(1.6, contentMode: .fit).probe("fitTall")
            .frame(width: 40, height: 100)
          Color.red.aspectRatio(1.6, contentMode: .fill).probe("fill")
            .frame(width: 40, height: 60)
          Color.red.aspectRatio(1.6, contentMode: .fill).probe("fillClipped")
            .frame(width: 40, height: 60).clipped()
          Color.red.aspectRatio(1, contentMode: .fit).probe("square")
            .frame(width: 60, height: 40)
          Color.red.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).probe("third")
            .frame(width: 30, height: 30)
        }
        .probe("row1")
        HStack(alignment: .top, spacing: 8) {
          Color.red.aspectRatio(1.6, contentMode: .fit).probe("widthOnly").frame(width: 100)
          Color.red.aspectRatio(1.6, contentMode: .fit).probe("heightOnly").frame(height: 30)
          Color.red.frame(width: 64, height: 40).scaledToFit().probe("rigid")
            .frame(width: 100, height: 40)
          Color.red.aspectRatio(0.3125, contentMode: .fit).probe("flexible")
        }
        .frame(height: 100).probe("row2")
        Color.blue.aspectRatio(2, contentMode: .fit).probe("half")
          .frame(width: 100, height: 100).probe("halfFrame")
      }
      .probe("stack")
    }
    .frame("stack", 25, 12, 350, 316)
    .frame("row1", 25, 12, 350, 100)
    .frame("fitWide", 43, 12, 64, 40)
    .frame("fitTall", 133, 49.5, 40, 25)
    .frame("fill", 153, 12, 96, 60)
    .frame("fillClipped", 201, 12, 96, 60)
    .frame("square", 287, 12, 40, 40)
    .frame("third", 345, -18, 30, 90)
    .frame("row2", 48.375, 120, 303.25, 100)
    .frame("widthOnly", 48.375, 120, 100, 62.5)
    .frame("heightOnly", 156.375, 120, 48, 30)
    .frame("rigid", 230.375, 120, 64, 40)
    .frame("flexible", 320.375, 120, 31.25, 100)
    .frame("halfFrame", 150, 228, 100, 100)
    .frame("half", 150, 253, 100, 50)

    Fact("r-shapes-in-frames", 340, 220) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Capsule().fill(Color.red).frame(width: 100, height: 40).probe("capsule")
          Capsule(style: .circular).fill(Color.red).frame(width: 100, height: 40)
          Capsule().fill(Color.purple).frame(width: 30, height: 60).probe("tall")
          Circle().fill(Color.mint).probe("circle").frame(width: 70, height: 40)
        }
        .probe("row2")
        HStack(spacing: 8) {
          Ellipse().fill(Color.teal).frame(width: 90, height: 40)
          Rectangle().fill(Color.gray).frame(width: 60, height: 40).probe("rect")
          RoundedRectangle(cornerRadius: 40).fill(Color.indigo).frame(width: 60, height: 40)
          AnyShape(Circle()).fill(Color.pink).probe("any").frame(width: 60, height: 40)
        }
        .probe("row3")
      }
      .probe("stack")
    }
    .frame("stack", 8, 56, 324, 108)
    .frame("capsule", 8, 66, 100, 40)
    .frame("tall", 224, 56, 30, 60)
    .frame("circle", 277, 66, 40, 40)
    .frame("rect", 121, 124, 60, 40)
    .frame("any", 267, 124, 40, 40)

    Fact("r-changed-shapes", 340, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Circle().scale(0.5).fill(Color.blue).probe("scaled").frame(width: 60, height: 40)
          Circle().offset(x: 10, y: 5).fill(Color.red).probe("offset").frame(width: 60, height: 40)
          Rectangle().rotation(.degrees(30)).fill(Color.green).probe("rotated")
            .frame(width: 60, height: 40)
          Rectangle().size(width: 30, height: 20).fill(Color.purple).probe("sized")
            .frame(width: 60, height: 40)
        }
        .probe("row1")
        HStack(spacing: 8) {
          Circle().trim(from: 0.25, to: 1).stroke(Color.blue, lineWidth: 4).probe("trimmed")
            .frame(width: 60, height: 40)
          RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(Color.teal).probe("inset")
            .frame(width: 60, height: 40)
          Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(Color.pink).probe("anchored")
            .frame(width: 60, height: 40)
          Ellipse().inset(by: 4).stroke(Color.indigo, lineWidth: 2).probe("insetStroke")
            .frame(width: 60, height: 40)
        }
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill(Color.blue).probe("offsetIdeal")
          Rectangle().size(width: 30, height: 20).fill(Color.green).probe("sizedIdeal")
          Path { $0.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red)
            .probe("pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill(Color.orange).probe("trimIdeal")
        }
        .fixedSize().probe("row3")
      }
      .probe("stack")
    }
    .frame("stack", 38, 47, 264, 106)
    .frame("scaled", 38, 47, 60, 40)
    .frame("offset", 106, 47, 60, 40)
    .frame("rotated", 174, 47, 60, 40)
    .frame("sized", 242, 47, 60, 40)
    .frame("trimmed", 48, 95, 40, 40)
    .frame("inset", 106, 95, 60, 40)
    .frame("anchored", 174, 95, 60, 40)
    .frame("insetStroke", 242, 95, 60, 40)
    .frame("row3", 138, 143, 64, 10)
    .frame("sizedIdeal", 156, 143, 10, 10)
    .frame("pathIdeal", 174, 143, 10, 10)
    .frame("trimIdeal", 192, 143, 10, 10)

    Fact("r-shapes-share-a-row", 300, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 4) {
          Rectangle().fill(Color.red).probe("r1")
          Rectangle().fill(Color.blue).frame(width: 40).probe("r2")
          Capsule().fill(Color.orange).frame(width: 20).probe("fixed")
          RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50).probe("max")
        }
        .frame(width: 200, height: 30)
      }
    }
    .frame("r1", 50, 85, 78, 30)
    .frame("r2", 132, 85, 40, 30)
    .frame("fixed", 176, 85, 20, 30)
    .frame("max", 200, 85, 50, 30)
  }
}
