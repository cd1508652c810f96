import SwiftUI
import Testing

private struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content
  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

@MainActor struct AttributedTextTests {
  private func picture(@ViewBuilder of content: () -> some View) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 80, height: 60), content: content).render()
  }

  private func label(_ text: NSAttributedString) -> some View {
    Shown {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      return label
    }
    .fixedSize()
  }

  @Test func attributesOfUIKitAreDrawn() throws {
    let text = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "Big",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 24),
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
        ]))
    let plain = try picture {
      (Text("Red").foregroundStyle(Color(UIColor.red))
        + Text("Big").font(.system(size: 24, weight: .bold)).underline().kerning(2))
        .font(.system(size: 17))
    }
    #expect(try picture { label(text) } == plain)
  }

  @Test func aParagraphIsAligned() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 5
    let text = NSAttributedString(string: "A\nB", attributes: [.paragraphStyle: style])
    let plain = try picture {
      Text("A\nB").lineSpacing(5).multilineTextAlignment(.trailing)
        .font(.system(size: 17))
    }
    #expect(try picture { label(text) } == plain)
    #expect(style.isEqual(style.copy()) && !style.isEqual(NSParagraphStyle.default))
  }

  @Test func textsAreMeasured() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let line = "Some words".size(withAttributes: attributes)
    let narrow = CGSize(width: line.width * 0.7, height: .greatestFiniteMagnitude)
    let box = NSString(string: "Some words").boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(box.width <= narrow.width && box.height > line.height * 1.8)
    let one = "Some words".boundingRect(with: narrow, attributes: attributes, context: nil)
    #expect(one.size == line)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func aTextViewHasTheSizeOfItsText() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.isScrollEnabled = false
    view.text = "Some words"
    let text = "Some words".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(
      view.intrinsicContentSize == CGSize(width: text.width + 10, height: text.height + 16))
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.intrinsicContentSize == text)
  }

  @Test func valuesOfFoundation() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((NSValue(cgRect: frame) as Any as? NSValue)?.cgRectValue == frame)
    var path = IndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 2))
  }
}
