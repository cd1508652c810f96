import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var stackPriority: [Fact] {
    Fact("prio-basic", 300, 40) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).probe("a"); Color.blue.probe("b").layoutPriority(1)
        Color.green.frame(width: 50).probe("c")
      }
    }
    .size(300, 40)
    .frame("a", 0, 0, 30, 40)
    .frame("b", 30, 0, 220, 40)
    .frame("c", 250, 0, 50, 40)

    Fact("prio-two-levels", 220, 40) {
      HStack(spacing: 5) {
        Color.red.frame(minWidth: 20).probe("a")
        Color.blue.frame(maxWidth: 80).probe("b").layoutPriority(2)
        Color.green.frame(minWidth: 15).probe("c").layoutPriority(1)
      }
    }
    .size(220, 40)
    .frame("a", 0, 0, 20, 40)
    .frame("b", 25, 0, 80, 40)
    .frame("c", 110, 0, 110, 40)

    Fact("prio-equal-noop", 200, 40) {
      HStack(spacing: 0) {
        Color.red.probe("a").layoutPriority(3); Color.blue.probe("b").layoutPriority(3)
      }
    }
    .size(200, 40)
    .frame("a", 0, 0, 100, 40)
    .frame("b", 100, 0, 100, 40)

    Fact("prio-zero-min-loses-all", 150, 40) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.probe("b").layoutPriority(1)
      }
    }
    .size(150, 40)
    .frame("a", 0, 0, 0, 40)
    .frame("b", 0, 0, 150, 40)

    Fact("prio-spacer-below-color", 380, 60) {
      HStack(spacing: 0) {
        Color.gray.frame(width: 70, height: 20).probe("a"); Color.blue.probe("b")
        Spacer().probe("s"); Color.red.frame(width: 50, height: 20).probe("c")
      }
    }
    .size(380, 60)
    .frame("a", 0, 20, 70, 20)
    .frame("b", 70, 0, 252, 60)
    .frame("s", 322, 30, 8, 0)
    .frame("c", 330, 20, 50, 20)

    Fact("zstack-bottomTrailing", 200, 200) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 90, height: 80).probe("a")
        Color.blue.frame(width: 24, height: 30).probe("b")
      }.probe("z")
    }
    .size(90, 80)
    .frame("z", 55, 60, 90, 80)
    .frame("a", 55, 60, 90, 80)
    .frame("b", 121, 110, 24, 30)

    Fact("zstack-priority-sizes", 200, 200) {
      ZStack {
        Color.red.frame(width: 100, height: 20).probe("a")
        Color.blue.frame(width: 40, height: 40).probe("b").layoutPriority(1)
      }.probe("z")
    }
    .size(40, 40)
    .frame("z", 80, 80, 40, 40)
    .frame("a", 50, 90, 100, 20)
    .frame("b", 80, 80, 40, 40)

    Fact("zstack-flex-in-priority", 200, 200) {
      ZStack {
        Color.red.probe("a"); Color.blue.frame(width: 40, height: 30).probe("b").layoutPriority(1)
      }.probe("z")
    }
    .size(40, 30)
    .frame("z", 80, 85, 40, 30)
    .frame("a", 80, 85, 40, 30)
    .frame("b", 80, 85, 40, 30)

    Fact("parity-zstack-bottomTrailing", 400, 600) {
      ZStack(alignment: .bottomTrailing) {
        Color.blue.frame(width: 200, height: 200).probe("base")
        Color.red.frame(width: 87.5, height: 16).probe("t")
      }
    }
    .size(200, 200)
    .frame("base", 100, 200, 200, 200)
    .frame("t", 212.5, 384, 87.5, 16)

    Fact("parity-fixed-flexible-spacer", 400, 600) {
      HStack(spacing: 0) {
        Color.red.frame(width: 32.5, height: 16).probe("a").frame(width: 80); Color.blue.probe("b")
        Spacer(); Color.green.frame(width: 23.5, height: 16).probe("c").frame(width: 60)
      }
    }
    .size(400, 600)
    .frame("a", 24, 292, 32.5, 16)
    .frame("b", 80, 0, 252, 600)
    .frame("c", 358.5, 292, 23.5, 16)
    .tolerance(0.5)
  }
}
