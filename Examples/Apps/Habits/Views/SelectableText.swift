import SwiftUI
import UIKit

/// Text of several lines that the user can select and copy.
struct SelectableText: UIViewRepresentable {
  let markdown: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isEditable = false
    view.isScrollEnabled = false
    view.backgroundColor = .clear
    view.textContainerInset = .zero
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let text = (try? AttributedString(markdown: markdown)) ?? AttributedString(markdown)
    view.text = String(text.characters)
    view.font = .preferredFont(forTextStyle: .callout)
    view.textColor = .secondaryLabel
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? {
    guard let width = proposal.width, width.isFinite else { return nil }
    let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: width, height: fitting.height)
  }
}
