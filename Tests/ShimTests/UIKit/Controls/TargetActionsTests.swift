import ObjectiveCNames
import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A control of an app, with a label.
private final class Card: UIControl {}

@MainActor struct TargetActionsTests {
  private func host(_ view: UIView) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 160, height: 60)) { Shown(view: view) }
  }

  @Test func aTapCallsTheMethodsOfAButton() throws {
    let receiver = Receiver(), button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(receiver, action: "note:", for: .touchUpInside)
    button.addTarget(receiver, action: "ping", for: .touchUpOutside)
    let host = try host(button)
    try host.tap(on: "Go")
    #expect(receiver.calls == ["UIButton"])
    button.removeTarget(receiver, action: nil, for: .allEvents)
    try host.tap(on: "Go")
    #expect(receiver.calls.count == 1)
  }

  @Test func eventsOfATargetAreReported() {
    let receiver = Receiver(), control = UIControl()
    control.addTarget(receiver, action: "ping", for: [.touchDown, .touchUpInside])
    control.removeTarget(receiver, action: "ping", for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside && control.allTargets == [receiver])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["ping"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == nil)
  }

  @Test func aControlOfAnAppIsDrawnAndTakesTaps() throws {
    let receiver = Receiver(), card = Card()
    card.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Pay"
    card.addSubview(label)
    card.addTarget(receiver, action: "note:", for: .touchUpInside)
    let host = try host(card)
    #expect(try host.render()[2, 2].red > 200)
    try host.tap(on: "Pay")
    #expect(receiver.calls == ["Card"])
  }

  @Test func aMethodWithoutATargetIsThatOfAViewAround() throws {
    let outer = UIView(), button = UIButton(type: .system)
    outer.addSubview(button)
    button.addTarget(nil, action: "removeFromSuperview", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.superview == nil)
  }

  @Test func theFocusOfSwiftUIIsResigned() throws {
    struct Field: View {
      @State private var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Text(isFocused ? "on" : "off")
        }
      }
    }
    let host = try ViewHost(size: CGSize(width: 160, height: 100)) { Field() }
    try host.tap(on: "Name")
    host.runUntilIdle()
    #expect(host.layoutTree().contains("\"on\""))
    #expect(
      UIApplication.shared.sendAction(
        __sel__("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil))
    host.runUntilIdle()
    #expect(host.layoutTree().contains("\"off\""))
  }
}
