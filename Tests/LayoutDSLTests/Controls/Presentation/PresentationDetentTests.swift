import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct PresentationDetentTests {
  private enum Quarter: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
  }

  private enum Scaled: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize == .large ? 60 : 120
    }
  }

  private enum Inactive: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  private func card(_ detents: Set<PresentationDetent>, size: DynamicTypeSize = .large) -> CGRect {
    Screen(200, 410) {
      Color.red
        .sheet(isPresented: .constant(true)) {
          Color.green.probe("card").presentationDetents(detents)
        }
        .environment(\.dynamicTypeSize, size)
    }
    .frame("card")
  }

  @Test func aTypeComputesTheHeightFromThatOfALargeSheet() {
    #expect(card([.custom(Quarter.self)]) == CGRect(0, 310, 200, 100))
  }

  @Test func theEnvironmentIsThatOfThePresentingView() {
    #expect(card([.custom(Scaled.self)]).height == 60)
    #expect(card([.custom(Scaled.self)], size: .accessibility1).height == 120)
  }

  @Test func aDetentWithoutAHeightIsInactive() {
    #expect(card([.custom(Inactive.self), .medium]).height == 200)
    #expect(card([.custom(Inactive.self)]).height == 400)
  }

  @Test func detentsOfOneTypeAreEqual() {
    #expect(PresentationDetent.custom(Quarter.self) == .custom(Quarter.self))
    #expect(PresentationDetent.custom(Quarter.self) != .custom(Scaled.self))
  }
}
