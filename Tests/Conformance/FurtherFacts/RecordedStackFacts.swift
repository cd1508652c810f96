import Foundation
import LayoutDSL

extension Fact {
  /// Recorded stacks, guides, grids and layouts, with texts replaced by boxes of their size.
  @FactBuilder static var recordedStacks: [Fact] {
    Fact("r-guides-in-column", 300, 200) {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }
          .probe("a")
        Color.blue.frame(width: 50, height: 20).probe("b")
        Color.green.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }
          .probe("c")
      }
      .probe("column")
    }
    .frame("column", 75, 66, 150, 68)
    .frame("a", 75, 66, 100, 20)
    .frame("b", 175, 90, 50, 20)
    .frame("c", 160, 114, 30, 20)

    Fact("r-row-in-column", 300, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Color.red.frame(width: 30, height: 30).probe("a")
          Color.blue.frame(width: 40, height: 30).probe("b")
        }
        .probe("row")
        Color.green.frame(width: 200, height: 10).probe("wide")
      }
      .probe("column")
    }
    .frame("column", 50, 80, 200, 40)
    .frame("row", 50, 80, 76, 30)
    .frame("b", 86, 80, 40, 30)
    .frame("wide", 50, 110, 200, 10)

    Fact("r-rows-share-height", 300, 200) {
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.probe("a")
          Color.blue.frame(width: 80).probe("b")
        }
        .padding(10).probe("row")
        HStack {
          Color.green.frame(width: 40, height: 40).probe("c")
          Spacer()
          Color.yellow.frame(width: 40, height: 40).probe("d")
        }
        .frame(height: 60).probe("bottom")
      }
    }
    .frame("row", 0, 0, 300, 130)
    .frame("a", 10, 10, 190, 110)
    .frame("b", 210, 10, 80, 110)
    .frame("bottom", 0, 140, 300, 60)
    .frame("c", 0, 150, 40, 40)
    .frame("d", 260, 150, 40, 40)

    Fact("r-zstack-fill", 200, 200) {
      ZStack(alignment: .topLeading) {
        Color.red.probe("fill")
        Color.blue.frame(width: 30, height: 30).probe("b")
      }
    }
    .frame("fill", 0, 0, 200, 200)
    .frame("b", 0, 0, 30, 30)

    Fact("r-position-in-stacks", 320, 240) {
      VStack(spacing: 10) {
        ZStack {
          Color(white: 0.9)
          Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).probe("inZStack")
        }
        .frame(width: 200, height: 90).probe("zstack")
        HStack(spacing: 10) {
          Color.gray.frame(width: 24, height: 16).probe("left")
          Color.green.frame(width: 30, height: 30).probe("placed").position(x: 20, y: 20)
            .probe("inHStack")
          Color.gray.frame(width: 32, height: 16).probe("right")
        }
        .frame(height: 50).probe("hstack")
        VStack(spacing: 4) {
          Color.gray.frame(width: 38.5, height: 16).probe("above")
          Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).probe("inVStack")
          Color.gray.frame(width: 36.5, height: 16).probe("below")
        }
        .probe("vstack")
      }
    }
    .frame("zstack", 60, 0, 200, 90)
    .frame("inZStack", 60, 0, 200, 90)
    .frame("hstack", 0, 100, 320, 50)
    .frame("left", 0, 117, 24, 16)
    .frame("inHStack", 34, 100, 244, 50)
    .frame("placed", 39, 105, 30, 30)
    .frame("right", 288, 117, 32, 16)
    .frame("vstack", 0, 160, 320, 80)
    .frame("inVStack", 0, 180, 320, 40)
    .frame("below", 141.75, 224, 36.5, 16)

    Fact("r-grid-flexible-columns", 320, 200) {
      Grid {
        GridRow {
          Color.gray.frame(width: 9, height: 16).probe("a")
          Color.red.frame(height: 20).probe("red")
          Color.gray.frame(width: 28, height: 16).probe("ccc")
        }
        GridRow {
          Color.blue.frame(height: 30).probe("blue")
          Color.gray.frame(width: 8, height: 16).probe("e")
          Color.green.frame(height: 30).probe("green")
        }
      }
      .frame(width: 280).probe("grid")
    }
    .frame("grid", 20, 71, 280, 58)
    .frame("a", 59.5, 73, 9, 16)
    .frame("red", 116, 71, 88, 20)
    .frame("ccc", 242, 73, 28, 16)
    .frame("blue", 20, 99, 88, 30)
    .frame("e", 156, 106, 8, 16)
    .frame("green", 212, 99, 88, 30)

    Fact("r-grid-explicit-spacing", 320, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Color.gray.frame(width: 9, height: 16).probe("a")
          Color.red.frame(width: 30, height: 30).probe("red")
        }
        GridRow {
          Color.blue.frame(width: 60, height: 20).probe("blue")
          Color.gray.frame(width: 10, height: 16).probe("h")
        }
      }
      .probe("grid")
    }
    .frame("grid", 105, 73, 110, 54)
    .frame("a", 105, 73, 9, 16)
    .frame("red", 185, 73, 30, 30)
    .frame("blue", 105, 107, 60, 20)
    .frame("h", 185, 107, 10, 16)

    Fact("r-flow-right-to-left", 300, 120) {
      FlowLayout {
        Color.red.frame(width: 60, height: 20).probe("c0")
        Color.blue.frame(width: 90, height: 20).probe("c1")
        Color.green.frame(width: 50, height: 20).probe("c2")
        Color.orange.frame(width: 70, height: 20).probe("c3")
        Color.purple.frame(width: 40, height: 20).probe("c4")
      }
      .frame(width: 200).probe("flow")
      .environment(\.layoutDirection, .rightToLeft)
    }
    .frame("flow", 50, 37, 200, 46)
    .frame("c0", 190, 37, 60, 20)
    .frame("c1", 92, 37, 90, 20)
    .frame("c2", 200, 63, 50, 20)
    .frame("c3", 122, 63, 70, 20)
    .frame("c4", 74, 63, 40, 20)

    Fact("r-lazy-grids", 320, 300) {
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60)), GridItem(.flexible()),
            GridItem(.flexible(minimum: 20, maximum: 80)),
          ], spacing: 4
        ) {
          ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).probe("cell\($0)") }
        }
        .frame(width: 280).probe("columns")
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
        ) {
          ForEach(0..<5, id: \.self) { Color.blue.frame(height: 24).probe("adaptive\($0)") }
        }
        .frame(width: 240).probe("adaptive")
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5, id: \.self) { Color.green.frame(width: 40).probe("h\($0)") }
        }
        .frame(height: 70).probe("rows")
      }
      .probe("stack")
    }
    .frame("stack", 20, 49, 280, 202)
    .frame("columns", 20, 49, 280, 44)
    .frame("cell0", 31, 49, 60, 20)
    .frame("cell1", 99, 49, 102, 20)
    .frame("cell2", 209, 49, 80, 20)
    .frame("adaptive", 40, 109, 240, 56)
    .frame("adaptive1", 102.5, 109, 52.5, 24)
    .frame("adaptive4", 40, 141, 52.5, 24)
    .frame("rows", 94, 181, 132, 70)
    .frame("h0", 94, 182, 40, 30)
    .frame("h1", 94, 220, 40, 30)
    .frame("h4", 186, 182, 40, 30)

    Fact("r-lazy-stacks-in-row", 320, 240) {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          Color.gray.frame(width: 34.5, height: 16).probe("alpha")
          Color.red.frame(width: 60, height: 20).probe("red")
          Color.gray.frame(width: 28, height: 16).probe("beta")
        }
        .probe("vstack")
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            Color.green.frame(width: 50, height: 20).probe("green")
            Color.blue.frame(width: 50, height: 20)
          } header: {
            Color.gray.frame(width: 44.5, height: 16).probe("header")
          }
        }
        .probe("sections")
        LazyHStack(alignment: .bottom, spacing: 4) {
          Color.orange.frame(width: 20, height: 30).probe("orange")
          Color.gray.frame(width: 13, height: 16).probe("hi")
        }
        .probe("hstack")
      }
      .probe("row")
    }
    .frame("row", 0, 0, 320, 240)
    .frame("vstack", 0, 0, 121.5, 64)
    .frame("red", 0, 22, 60, 20)
    .frame("sections", 141.5, 0, 121.5, 56)
    .frame("header", 180, 0, 44.5, 16)
    .frame("green", 177.25, 16, 50, 20)
    .frame("hstack", 283, 0, 37, 240)
    .frame("orange", 283, 210, 20, 30)
    .frame("hi", 307, 224, 13, 16)
  }
}

/// A flow layout of rows of views with their ideal sizes, spaced by 8 points, with 6 points between
/// rows.
private struct FlowLayout: Layout {
  private func origins(_ subviews: Subviews, in width: CGFloat) -> (
    points: [CGPoint], height: CGFloat
  ) {
    var points: [CGPoint] = []
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + 6)
        lineHeight = 0
      }
      points.append(corner)
      corner.x += size.width + 8
      lineHeight = max(lineHeight, size.height)
    }
    return (points, corner.y + lineHeight)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: origins(subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, origins(subviews, in: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
