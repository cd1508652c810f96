import SwiftUI
import UIKit

/// A label with a quotation in two styles of text.
struct QuoteLabel: UIViewRepresentable {
  let quote: String
  let author: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.attributedText = attributedText
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
    let width = proposal.width ?? .greatestFiniteMagnitude
    return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private var attributedText: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "“\(quote)”\n",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title3),
        .foregroundColor: UIColor.label,
      ])
    text.append(
      NSAttributedString(
        string: author.uppercased(),
        attributes: [
          .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
          .foregroundColor: UIColor.secondaryLabel,
          .kern: 1.5,
        ]))
    return text
  }
}

#Preview("Quote", traits: .fixedLayout(width: 320, height: 120)) {
  QuoteLabel(quote: "A day that is written down is a day that stays.", author: "The first page")
}
