import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var preference: [Fact] {
    Fact("pref-sum-siblings", 90, 90) {
      VStack {
        Color.red.preference(key: SumKey.self, value: 1)
        Color.blue.preference(key: SumKey.self, value: 2)
        Color.green.preference(key: SumKey.self, value: 3)
      }.onPreferenceChange(SumKey.self) { record($0) }
    }
    .lastRecord(6)

    Fact("pref-parent-overrides-subtree", 90, 90) {
      VStack {
        Color.red.preference(key: SumKey.self, value: 1)
        HStack {
          Color.red.preference(key: SumKey.self, value: 2)
          Color.red.preference(key: SumKey.self, value: 3)
        }.preference(key: SumKey.self, value: 10)
      }.onPreferenceChange(SumKey.self) { record($0) }
    }
    .lastRecord(11)

    Fact("pref-transform-after", 90, 90) {
      Color.red.preference(key: SumKey.self, value: 4).transformPreference(SumKey.self) {
        $0 *= 100
      }.onPreferenceChange(SumKey.self) { record($0) }
    }
    .lastRecord(400)

    Fact("pref-overlay-order", 90, 90) {
      Color.red.preference(key: ListKey.self, value: ["base"]).overlay {
        Color.blue.preference(key: ListKey.self, value: ["over"])
      }.onPreferenceChange(ListKey.self) { record($0) }
    }
    .lastRecord(["base", "over"])

    Fact("pref-background-order", 90, 90) {
      Color.red.preference(key: ListKey.self, value: ["base"]).background {
        Color.blue.preference(key: ListKey.self, value: ["back"])
      }.onPreferenceChange(ListKey.self) { record($0) }
    }
    .lastRecord(["back", "base"])

    Fact("pref-reduce-call-count", 90, 90) {
      VStack {
        Color.red.preference(key: CountingKey.self, value: 1)
        Color.red.preference(key: CountingKey.self, value: 2)
        Color.red.preference(key: CountingKey.self, value: 3)
      }.onPreferenceChange(CountingKey.self) { record($0) }
    }
    .lastRecord(6)
    .reduceCalls(2)

    Fact("pref-single-writer-no-reduce", 90, 90) {
      VStack {
        Color.red.preference(key: CountingKey.self, value: 5); Color.blue
      }.onPreferenceChange(CountingKey.self) { record($0) }
    }
    .lastRecord(5)
    .reduceCalls(0)

    Fact("pref-change-called-once-when-stable", 90, 90) {
      Color.red.preference(key: SumKey.self, value: 7).onPreferenceChange(SumKey.self) {
        record($0)
      }
    }
    .records([7])

    Fact("pref-inner-observer-sees-subtree-only", 90, 90) {
      VStack {
        Color.red.preference(key: SumKey.self, value: 1).onPreferenceChange(SumKey.self) {
          record("inner", $0)
        }; Color.blue.preference(key: SumKey.self, value: 2)
      }.onPreferenceChange(SumKey.self) { record("outer", $0) }
    }
    .lastRecord("inner", 1)
    .lastRecord("outer", 3)

    Fact("pref-overlayPreferenceValue-reads", 100, 100) {
      VStack {
        Color.red.preference(key: SumKey.self, value: 2)
        Color.red.preference(key: SumKey.self, value: 5)
      }.overlayPreferenceValue(SumKey.self) { v in
        Color.blue.frame(width: CGFloat(v) * 10, height: 10).probe("o")
      }
    }
    .frame("o", 15, 45, 70, 10)
  }
}
