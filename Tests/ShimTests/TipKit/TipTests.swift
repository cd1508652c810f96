import SwiftUI
import Testing

@testable import TipKit

private struct PlainTip: Tip {
  var title: Text { Text("Plain") }
}

private struct RuledTip: Tip {
  struct Meal: Codable, Sendable { let name: String }

  @Parameter static var isSignedIn: Bool = false
  @Parameter(.transient) static var count = 0
  static let didOpen = Event(id: "didOpen")
  static let cooked = Tips.Event<Meal>(id: "cooked")

  var title: Text { Text("Ruled") }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.$count) { $0 > 2 }
    #Rule(Self.didOpen) { $0.donations.count >= 2 }
    #Rule(Self.cooked) { $0.donations.donatedWithin(.week).contains { $0.name == "soup" } }
  }
}

private struct OnceTip: Tip {
  var title: Text { Text("Once") }
  var options: [any Option] { MaxDisplayCount(1) }
}

struct TipTests {
  private let center = TipCenter()

  @Test func tipsWaitUntilTheyAreConfigured() {
    #expect(center.status(of: PlainTip()) == .pending)
    #expect(center.resetAll())
    #expect(center.configure([]))
    #expect(center.status(of: PlainTip()) == .available)
    #expect(!center.configure([]))
    #expect(!center.resetAll())
  }

  @Test func aTipNeedsAllItsRules() async {
    _ = center.configure([])
    RuledTip.isSignedIn = true
    RuledTip.count += 3
    await RuledTip.didOpen.donate()
    RuledTip.didOpen.sendDonation()
    #expect(center.status(of: RuledTip()) == .pending)
    await RuledTip.cooked.donate(.init(name: "soup"))
    #expect(center.status(of: RuledTip()) == .available)
    RuledTip.isSignedIn = false
    #expect(center.status(of: RuledTip()) == .pending)
  }

  @Test func anInvalidTipReturnsOnlyAfterAReset() {
    _ = center.configure([])
    let tip = PlainTip()
    center.invalidate(tip.id, reason: .actionPerformed)
    #expect(center.status(of: tip) == .invalidated(.actionPerformed))
    center.reset(tip.id)
    #expect(center.status(of: tip) == .available)
  }

  @Test func limitsCountTheTimesThatATipIsShown() {
    _ = center.configure([.displayFrequency(.daily)])
    let tip = OnceTip()
    center.didShow(tip)
    #expect(center.status(of: tip, isShown: true) == .available)
    #expect(center.status(of: tip) == .invalidated(.displayCountExceeded))
    // One tip a day.
    #expect(center.status(of: PlainTip()) == .pending)
  }

  @Test func testsShowAndHideTips() {
    _ = center.configure([])
    center.override { $0 == PlainTip.self ? false : nil }
    #expect(center.status(of: PlainTip()) == .pending)
    #expect(center.status(of: OnceTip()) == .available)
    center.override { _ in true }
    #expect(center.status(of: PlainTip()) == .available)
  }

  @Test func aGroupShowsOneTip() {
    let group = TipGroup(.ordered) {
      PlainTip()
      OnceTip()
    }
    try? Tips.configure()
    #expect(group.currentTip is PlainTip)
  }
}
