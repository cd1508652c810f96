import Foundation
import LayoutDSL

extension Fact {
  /// The spacing between views that combine several kinds of spacing preferences, or have none.
  ///
  /// At a font size of 17 points, the spacing is 7.100586 from a plain view to a text below it,
  /// 11.308594 from a text to a plain view below it, and 2 between texts.
  @FactBuilder static var spacingRules: [Fact] {
    Fact("x-spacing-mixed-rows", nil, nil) {
      VStack {
        HStack {
          Color.red.frame(width: 10, height: 10)
          Text("One")
        }
        .probe("a")
        HStack {
          Color.red.frame(width: 10, height: 10)
          Text("Two")
        }
        .probe("b")
        Color.red.frame(width: 10, height: 10).probe("c")
        HStack {
          Color.red.frame(width: 10, height: 10)
          Text("Three")
        }
        .probe("d")
        Text("Four").probe("e")
      }
    }
    .gap("a", "b", 11.308594)
    .gap("b", "c", 11.308594)
    .gap("c", "d", 7.100586)
    .gap("d", "e", 7.100586)

    Fact("x-spacing-text-then-mixed-row", nil, nil) {
      VStack {
        Text("One").probe("a")
        HStack {
          Text("Two")
          Color.red.frame(width: 10, height: 10)
        }
        .probe("b")
      }
    }
    .gap("a", "b", 11.308594)

    Fact("x-spacer-in-frame-has-no-spacing", nil, nil) {
      VStack {
        Text("One").probe("a")
        Spacer().frame(height: 20)
        Text("Two").probe("b")
        Spacer().frame(width: 5, height: 30)
        Color.red.frame(width: 10, height: 10).probe("c")
        Spacer().frame(minHeight: 7, maxHeight: 7)
        Color.red.frame(width: 10, height: 10).probe("d")
      }
    }
    .gap("a", "b", 20)
    .gap("b", "c", 30)
    .gap("c", "d", 7)

    Fact("x-spacer-across-keeps-default-spacing", 100, 100) {
      VStack {
        Color.red.frame(width: 10, height: 10).probe("a")
        HStack { Spacer() }.probe("row")
        Color.red.frame(width: 10, height: 10).probe("b")
        HStack {
          Spacer()
          Text("One")
        }
        .probe("text")
      }
    }
    .gap("a", "row", 8)
    .gap("row", "b", 8)
    .gap("b", "text", 7.100586)

    Fact("x-spacer-in-zstack-does-not-affect-spacing", 100, 20) {
      HStack {
        Color.red.frame(width: 10, height: 10).probe("a")
        ZStack {
          Spacer(minLength: 10).frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .probe("z")
        Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
    .beside("a", "z", 8)
    .beside("z", "b", 8)

    Fact("x-spacing-union-of-nothing", nil, nil) {
      VStack {
        Text("One").probe("a")
        UnionColumn {
          Text("Two")
          Text("Three")
        }
        .probe("b")
        Color.red.frame(width: 10, height: 10).probe("c")
      }
    }
    .gap("a", "b", 2)
    .gap("b", "c", 11.308594)

    Fact("x-spacing-position-is-plain", 100, 200) {
      VStack {
        Text("One").probe("a")
        Text("Two").position(x: 20, y: 10).frame(height: 20).probe("b")
        Text("Three").position(x: 20, y: 10).probe("c")
        Text("Four").probe("d")
      }
    }
    .gap("a", "b", 11.308594)
    .gap("b", "c", 8)
    .gap("c", "d", 7.100586)

    Fact("x-spacing-padding-and-frames", nil, nil) {
      VStack {
        Text("One").padding(.horizontal).probe("a")
        Text("Two").padding(.bottom, 1).probe("b")
        Text("Three").frame(width: 80).probe("c")
        Text("Four").frame(idealHeight: 20).probe("d")
        Text("Five").probe("e")
      }
    }
    .gap("a", "b", 2)
    .gap("b", "c", 7.100586)
    .gap("c", "d", 11.308594)
    .gap("d", "e", 7.100586)
  }
}

/// A column without spacing whose spacing preferences are those of its subviews.
private struct UnionColumn: Layout {
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews {
      spacing.formUnion(subview.spacing)
    }
    return spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}
