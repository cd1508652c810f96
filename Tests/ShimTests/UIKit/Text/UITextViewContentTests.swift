import SwiftUI
import Testing

private final class Delegate: NSObject, UITextViewDelegate {
  var calls: [String] = []
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
  func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "x" }
}

@MainActor struct UITextViewContentTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aFingerEditsTheText() throws {
    let view = UITextView(), delegate = Delegate()
    view.text = "ab"
    view.delegate = delegate
    let host = try ViewHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
    let before = try host.render()
    host.tap(at: CGPoint(x: 100, y: 20))
    try host.type("cx")
    host.runUntilIdle()
    #expect(view.text == "abc" && view.isFirstResponder)
    view.resignFirstResponder()
    host.runUntilIdle()
    #expect(delegate.calls == ["begin", "abc", "end"])
    #expect(try host.render() != before)
  }

  @Test func aTextThatCannotBeEditedTakesNoFocus() throws {
    let view = UITextView()
    (view.text, view.isEditable) = ("ab", false)
    let host = try ViewHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
    host.tap(at: CGPoint(x: 100, y: 20))
    #expect(throws: TouchError.self) { try host.type("c") }
    #expect(view.text == "ab" && !view.isFirstResponder)
  }

  @Test func theCaretIsAnEmptySelectionAtTheEnd() throws {
    let view = UITextView()
    view.text = "ab"
    #expect(view.selectedTextRange == nil)
    let host = try ViewHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
    view.becomeFirstResponder()
    host.advance(by: 0.1)
    let range = try #require(view.selectedTextRange)
    #expect(range.isEmpty && view.offset(from: view.beginningOfDocument, to: range.start) == 2)
    view.replace(range, withText: "c")
    #expect(view.text == "abc")
  }
}
