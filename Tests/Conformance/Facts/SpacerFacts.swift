import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var spacer: [Fact] {
    Fact("spacer-explicit-spacing-applies", 200, 40) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 10).probe("a"); Spacer().probe("s")
        Color.blue.frame(width: 30, height: 10).probe("b")
      }.fixedSize()
    }
    .size(88, 10)
    .frame("a", 56, 15, 30, 10)
    .frame("s", 96, 20, 8, 0)
    .frame("b", 114, 15, 30, 10)

    Fact("spacer-minLength-zero", 200, 40) {
      HStack {
        Color.red.frame(width: 30, height: 10).probe("a"); Spacer(minLength: 0).probe("s")
        Color.blue.frame(width: 30, height: 10).probe("b")
      }.fixedSize()
    }
    .size(60, 10)
    .frame("a", 70, 15, 30, 10)
    .frame("s", 100, 20, 0, 0)
    .frame("b", 100, 15, 30, 10)

    Fact("spacer-minLength-overflow", 200, 40) {
      HStack(spacing: 0) {
        Color.red.frame(width: 120, height: 10).probe("a"); Spacer(minLength: 30).probe("s")
        Color.blue.frame(width: 90, height: 10).probe("b")
      }.probe("row")
    }
    .size(240, 10)
    .frame("row", -20, 15, 240, 10)
    .frame("a", -20, 15, 120, 10)
    .frame("s", 100, 20, 30, 0)
    .frame("b", 130, 15, 90, 10)

    Fact("spacer-two-equal", 200, 40) {
      HStack(spacing: 0) {
        Spacer().probe("s1"); Color.green.frame(width: 44, height: 10).probe("a")
        Spacer().probe("s2")
      }
    }
    .size(200, 10)
    .frame("s1", 0, 20, 78, 0)
    .frame("a", 78, 15, 44, 10)
    .frame("s2", 122, 20, 78, 0)

    Fact("spacer-in-zstack", 80, 60) {
      ZStack {
        Spacer().probe("s"); Color.red.frame(width: 10, height: 10).probe("a")
      }
    }
    .size(10, 10)
    .frame("s", 35, 25, 10, 10)
    .frame("a", 35, 25, 10, 10)

    Fact("parity-spacers-one", 400, 600) {
      HStack {
        Color.red.frame(width: 24, height: 16).probe("a"); Spacer()
        Color.blue.frame(width: 32, height: 16).probe("b")
      }
    }
    .size(400, 16)
    .frame("a", 0, 292, 24, 16)
    .frame("b", 368, 292, 32, 16)

    Fact("parity-spacers-two", 400, 600) {
      VStack {
        Color.red.frame(width: 20, height: 16).probe("a"); Spacer()
        Color.blue.frame(width: 20, height: 16).probe("b"); Spacer()
        Color.green.frame(width: 20, height: 16).probe("c")
      }
    }
    .size(20, 600)
    .frame("a", 190, 0, 20, 16)
    .frame("b", 190, 292, 20, 16)
    .frame("c", 190, 584, 20, 16)

    Fact("g-spacer-minlength-column", 300, 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 250, height: 20).probe("a"); Spacer(minLength: 20).probe("s1")
          Color.blue.frame(width: 100, height: 20).probe("b")
        }.probe("overflow")
        HStack(spacing: 0) {
          Spacer().probe("s2"); Color.green.frame(width: 40, height: 20).probe("c")
          Spacer().probe("s3")
        }.probe("balanced"); Spacer().probe("vspacer")
      }
    }
    .frame("overflow", -35, 0, 370, 20)
    .frame("a", -35, 0, 250, 20)
    .frame("s1", 215, 10, 20, 0)
    .frame("b", 235, 0, 100, 20)
    .frame("balanced", 0, 20, 300, 20)
    .frame("s2", 0, 30, 130, 0)
    .frame("c", 130, 20, 40, 20)
    .frame("s3", 170, 30, 130, 0)
    .frame("vspacer", 150, 40, 0, 60)
  }
}
