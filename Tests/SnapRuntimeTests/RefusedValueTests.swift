import Combine
import Foundation
import LayoutDSL
import SnapRuntime
import Testing

struct RefusedValueTests {
  private struct Model {}

  /// A value of a type in the place of refused code.
  private func value<Value>(_ type: Value.Type = Value.self) -> Value? { makeRefusedValue("no") }

  @Test func valuesAreEmpty() {
    #expect(value() == false)
    #expect(value() == 0)
    #expect(value() == 0.0 as CGFloat)
    #expect(value() == Duration.zero)
    #expect(value() == "")
    #expect(value() == ("" as LocalizedStringKey))
    #expect(value() == [Int]())
    #expect(value() == Set<Int>())
    #expect(value() == [String: Int]())
    #expect(value(Model?.self) != nil)
    #expect(value(Int?.self) == .some(.none))
  }

  @Test func looksAreTheDefault() {
    #expect(value() == Font.body)
    #expect(value() == Color.primary)
    #expect(value() == UIColor.label)
    #expect(value() == CGSize.zero)
    #expect(value() == CGRect.zero)
    #expect(value() == CGPoint.zero)
    #expect(value() == EdgeInsets())
  }

  @Test func aPublisherSendsNothing() throws {
    let publisher = try #require(value(AnyPublisher<Int, any Error>.self))
    var isNotified = false
    let subscription = publisher.sink(
      receiveCompletion: { _ in isNotified = true }, receiveValue: { _ in isNotified = true })
    #expect(!isNotified)
    subscription.cancel()
  }

  @Test func aModelHasNoEmptyValue() {
    #expect(value(Model.self) == nil)
    #expect(value((() -> Int).self) == nil)
  }
}
