import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct FlexibleFrameTests {
  struct Case: Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var proposal: CGFloat?
    /// The width around a view of 30 points, and around one that takes what it is offered.
    var fixed: CGFloat
    var flexible: CGFloat
  }

  nonisolated static let cases = [
    Case(min: 50, proposal: 100, fixed: 50, flexible: 100),
    Case(min: 50, proposal: 20, fixed: 50, flexible: 50),
    Case(min: 20, proposal: 100, fixed: 30, flexible: 100),
    Case(min: 20, proposal: 25, fixed: 25, flexible: 25),
    Case(max: 50, proposal: 100, fixed: 50, flexible: 50),
    Case(max: 50, proposal: 20, fixed: 30, flexible: 20),
    Case(max: .infinity, proposal: 100, fixed: 100, flexible: 100),
    Case(min: 20, max: 80, proposal: 100, fixed: 80, flexible: 80),
    Case(min: 20, max: 80, proposal: 50, fixed: 50, flexible: 50),
    Case(min: 20, max: 80, proposal: 10, fixed: 20, flexible: 20),
    Case(min: 0, max: .infinity, proposal: 70, fixed: 70, flexible: 70),
    Case(ideal: 60, proposal: 100, fixed: 30, flexible: 100),
    Case(ideal: 60, proposal: nil, fixed: 30, flexible: 60),
    Case(min: 20, max: 80, proposal: nil, fixed: 30, flexible: 20),
    Case(min: 20, ideal: 60, max: 80, proposal: nil, fixed: 60, flexible: 60),
  ]

  @Test(arguments: cases.indices)
  func widths(index: Int) {
    let test = Self.cases[index]
    let screen = Screen {
      VStack {
        Color.red.frame(width: 30)
          .frame(minWidth: test.min, idealWidth: test.ideal, maxWidth: test.max).probe("fixed")
        Color.red.frame(minWidth: test.min, idealWidth: test.ideal, maxWidth: test.max)
          .probe("flexible")
      }
      .frame(width: test.proposal == nil ? nil : 1)
    }
    let proposal = ProposedViewSize(width: test.proposal, height: 10)
    func width(_ name: String) -> CGFloat? { screen.node(name)?.measure(proposal).width }
    #expect(width("fixed") == test.fixed)
    if test.proposal != nil || test.ideal != nil { #expect(width("flexible") == test.flexible) }
  }

  @Test func bothAxesAndAlignment() {
    let screen = Screen {
      Color.red.frame(width: 10, height: 10).probe("a")
        .frame(maxWidth: .infinity, minHeight: 40, maxHeight: 60, alignment: .bottomTrailing)
        .probe("frame")
    }
    #expect(screen.frame("frame") == CGRect(0, 20, 100, 60))
    #expect(screen.frame("a") == CGRect(90, 70, 10, 10))
  }
}

extension FlexibleFrameTests {
  @Test func aBoundThatDecidesTheLengthIsFilled() {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Color.red.probe("least").frame(minHeight: 30)
        Color.red.probe("ideal").frame(idealHeight: 20)
        Color.red.probe("free").frame(minHeight: 5, maxHeight: 50)
        Color.red.frame(height: 40).probe("tall").frame(maxHeight: 15)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(screen.frame("least").height == 30)
    #expect(screen.frame("ideal").height == 20)
    #expect(screen.frame("tall").height == 40)
  }
}
