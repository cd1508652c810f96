import SwiftUI
import Testing

/// A delegate that takes digits alone, and writes down what it is told.
private final class Digits: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var ends = true

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) \(string)")
    return string.allSatisfy(\.isNumber)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    log.append(textField.text ?? "nil")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    // iOS has no other reason, so a switch needs no other case.
    switch reason {
    case .committed: textFieldDidEndEditing(textField)
    }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return textField.resignFirstResponder()
  }
}

@MainActor struct UITextFieldTests {
  private final class Screen: UIViewController {
    let field: UITextField
    init(_ field: UITextField) {
      self.field = field
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      view.addSubview(field)
    }
  }

  private func host(_ field: UITextField) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 40)) { ScreenView(field: field) }
  }

  private struct ScreenView: UIViewControllerRepresentable {
    let field: UITextField
    func makeUIViewController(context: Context) -> Screen { Screen(field) }
    func updateUIViewController(_ controller: Screen, context: Context) {}
  }

  @Test func theTextIsNeverNil() {
    let field = UITextField()
    field.text = nil
    #expect(field.text?.isEmpty == true)
  }

  @Test func aFingerAndAKeyboardEditTheText() throws {
    let field = UITextField(), digits = Digits()
    field.delegate = digits
    field.text = "1"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let host = try host(field)
    let before = try host.render()
    host.tap(at: CGPoint(x: 100, y: 20))
    #expect(field.isEditing && field.isFirstResponder)
    try host.type("2x3")
    #expect(field.text == "123" && changes == 2)
    #expect(try host.render() != before)
    try host.type("\n")
    #expect(!field.isEditing)
    #expect(
      digits.log == ["begin", "1+0 2", "12", "2+0 x", "2+0 3", "123", "return", "end"])
  }

  @Test func aDelegateKeepsTheFieldInEditing() throws {
    let field = UITextField(), digits = Digits()
    field.delegate = digits
    digits.ends = false
    let host = try host(field)
    #expect(field.becomeFirstResponder() && !field.resignFirstResponder())
    try host.type("7")
    #expect(field.text == "7" && field.isEditing)
  }

  @Test func theButtonEmptiesTheField() throws {
    let field = UITextField()
    field.text = "some"
    field.clearButtonMode = .always
    let host = try host(field)
    host.tap(at: CGPoint(x: 200 - 5 - 9, y: 20))
    #expect(field.text == "")
  }

  @Test func partsAreInThePlacesOfTheField() throws {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
    }
    func ink(_ field: UITextField) throws -> Range<Int> {
      field.text = "█"
      field.textColor = .red
      let picture = try host(field).render()
      let columns = (0..<200).filter { x in
        (0..<40).contains { picture[x, $0].red > 200 && picture[x, $0].green < 60 }
      }
      return try #require(columns.first)..<(try #require(columns.last) + 1)
    }
    #expect(try ink(UITextField()).lowerBound < 3)
    #expect(try ink(Padded()).lowerBound >= 50)
    let side = UITextField()
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    square.backgroundColor = .blue
    (side.leftView, side.leftViewMode) = (square, .always)
    #expect(try ink(side).lowerBound >= 30)
    #expect(try host(side).render()[15, 20].blue == 255)
    // The usual padding of a field without a frame.
    side.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 0))
    #expect(try 24...27 ~= ink(side).lowerBound)
    side.leftViewMode = .whileEditing
    #expect(try ink(side).lowerBound < 3)
  }

  @Test func theNaturalWidthContainsTheViewsBesideTheText() {
    let field = UITextField()
    field.text = "text"
    let width = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 0))
    #expect(field.intrinsicContentSize.width == width)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 30)
    (field.rightView, field.rightViewMode) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 5)), .always
    )
    #expect(field.intrinsicContentSize.width == width + 42)
  }

  @Test func attributesAreDrawn() throws {
    func reds(_ field: UITextField) throws -> Int {
      let picture = try host(field).render()
      return (0..<8000).count { picture[$0 % 200, $0 / 200].green < 100 }
    }
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(try reds(field) > 20)
    field.attributedText = NSAttributedString(
      string: "Text", attributes: [.foregroundColor: UIColor.red])
    #expect(try reds(field) > 20)
    #expect(field.text == "Text" && field.attributedText?.length == 4)
    field.text = ""
    field.attributedPlaceholder = nil
    #expect(try reds(field) == 0 && field.attributedText?.length == 0)
  }

  @Test func theEditMenuUsesThePasteboard() throws {
    let field = UITextField()
    field.text = "one two"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: try #require(field.position(from: field.beginningOfDocument, offset: 4)))
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    field.paste(nil)
    #expect(field.text == "twoone ")
    field.selectAll(nil)
    field.delete(nil)
    #expect(field.text == "")
  }

  @Test func aFieldTakesTheKeyboardFromAnother() {
    final class Ends: NSObject, UITextFieldDelegate {
      var log: [Int] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append(textField.tag) }
      // Without the method that has a reason.
      func textFieldDidEndEditing(_ textField: UITextField) { log.append(-textField.tag) }
    }
    let first = UITextField(), second = UITextField(), ends = Ends()
    (first.tag, second.tag) = (1, 2)
    (first.delegate, second.delegate) = (ends, ends)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(ends.log == [1, -1, 2] && !first.isFirstResponder && second.isFirstResponder)
    let digits = Digits(), stubborn = UITextField()
    digits.ends = false
    stubborn.delegate = digits
    #expect(stubborn.becomeFirstResponder() && !first.becomeFirstResponder())
    digits.ends = true
  }

  @Test func aButtonBesideTheTextIsTapped() throws {
    let field = UITextField(), button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "eye"), for: .normal)
    button.accessibilityLabel = "Show password"
    button.addAction(
      UIAction { [weak field] _ in field?.isSecureTextEntry.toggle() }, for: .touchUpInside)
    (field.rightView, field.rightViewMode) = (button, .always)
    try host(field).tap(on: "Show password")
    #expect(field.isSecureTextEntry)
  }
}
