import SwiftUI
import Testing

@testable import UIKit

@MainActor struct AttributedParagraphTests {
  private func size(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
    let style = NSMutableParagraphStyle()
    change(style)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return label.sizeThatFits(CGSize(width: 300, height: 1_000))
  }

  @Test func aMultipleMakesLinesHigher() {
    let plain = size("One line") { _ in }
    let higher = size("One line") { $0.lineHeightMultiple = 1.5 }
    #expect(higher.height - plain.height == 10)
    #expect(size("One line") { $0.minimumLineHeight = 40 }.height - plain.height == 20)
  }

  @Test func paragraphsAreApart() {
    let plain = size("One\nTwo") { _ in }
    let close = size("One\nTwo") { $0.paragraphSpacing = 2 }
    let apart = size("One\nTwo") { $0.paragraphSpacing = 12 }
    #expect(apart.height - close.height == 10)
    let indented = size("One\nTwo") {
      ($0.headIndent, $0.firstLineHeadIndent) = (30, 30)
    }
    #expect(indented.width - plain.width == 30)
  }

  @Test func anAttachmentHasTheSizeOfItsBounds() {
    let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
    attachment.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize.width >= 100)
    #expect(label.intrinsicContentSize.height >= 50)
  }

  @Test func addressesAreLinks() {
    let text = NSAttributedString(string: "See https://example.com/a, please").withDetectedLinks
    var range = NSRange()
    let link = text.attribute(.link, at: 10, effectiveRange: &range) as? URL
    #expect(link == URL(string: "https://example.com/a"))
    #expect(range == NSRange(location: 4, length: 21))
  }
}
