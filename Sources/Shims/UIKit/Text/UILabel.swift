import Foundation
import SystemIntegration
import ViewCore

/// A label, for code written for UIKit; it is drawn as a text.
@MainActor @preconcurrency
open class UILabel: UIView, UIViewContent {
  /// The text; nil for none.
  open var text: String? {
    didSet {
      if attributedText != nil, attributedText?.string != text { attributedText = nil }
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The text with its attributes; only those that `Text` supports are drawn.
  open var attributedText: NSAttributedString? {
    didSet {
      if let attributedText { text = attributedText.string }
      if attributedText != oldValue { invalidateIntrinsicContentSize() }
      aligns = false
    }
  }
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { aligns = true }
  }
  /// Whether the alignment was set after the attributed text, whose own alignment it replaces.
  private var aligns = false
  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The way in which a long line ends.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text shrinks to the width.
  open var adjustsFontSizeToFitWidth = false
  /// The least factor of the size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows Dynamic Type.
  open var adjustsFontForContentSizeCategory = false
  /// The measure of the height of a label's lines.
  public enum SizingRule: Int, Sendable {
    /// The height of the letters of each language.
    case standard
    /// The height of the font's lines.
    case typographic
    /// The height of the letters of the language that has the tallest ones.
    case oversize
  }
  /// The measure of the height of the lines; it has no effect on letters of Latin, Greek and
  /// Cyrillic, which are no taller than the lines.
  open var sizingRule = SizingRule.standard
  /// The ways in which lines may break; they have no effect.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether a pointer shows the whole text.
  open var showsExpansionTextWhenTruncated = false
  /// The vibrancy on a blur; it has no effect.
  open var preferredVibrancy = UILabelVibrancy.none
  /// Whether the text is drawn as enabled.
  open var isEnabled = true
  /// The colour of the sharp shadow of the text; nil for none.
  open var shadowColor: UIColor?
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the text while it is highlighted; nil for the same.
  open var highlightedTextColor: UIColor?
  /// Whether the text is drawn as highlighted.
  open var isHighlighted = false
  /// The way in which a text that shrinks is aligned; it has no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before a text is cut off; it has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The width of lines for the natural size; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Returns the box of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(
      origin: bounds.origin,
      size: shown.size(width: bounds.width, numberOfLines: numberOfLines))
  }

  /// Draws the text in a rectangle; a subclass passes a smaller one on.
  open func drawText(in rect: CGRect) { textRectangle = rect }

  /// The rectangle in which the text was drawn last.
  private var textRectangle: CGRect?

  /// The insets of the text that a subclass chooses by its `drawText(in:)`.
  private var textInsets: EdgeInsets {
    guard type(of: self) != UILabel.self else { return EdgeInsets() }
    let bounds =
      bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1000, height: 1000) : bounds
    textRectangle = nil
    drawText(in: bounds)
    guard let text = textRectangle, text.minX.isFinite, text.minY.isFinite, text.width.isFinite,
      text.height.isFinite
    else { return EdgeInsets() }
    return EdgeInsets(
      top: text.minY - bounds.minY, leading: text.minX - bounds.minX,
      bottom: bounds.maxY - text.maxY, trailing: bounds.maxX - text.maxX)
  }

  private var shown: AttributedText {
    AttributedText(
      attributedText ?? NSAttributedString(string: text ?? ""), font: font,
      color: isHighlighted ? highlightedTextColor ?? textColor : textColor)
  }

  package var content: AnyView {
    let textAlignment = aligns ? textAlignment : shown.paragraph?.alignment ?? textAlignment
    return AnyView(
      shown.view
        .opacity(isEnabled ? 1 : 0.4)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode(
          lineBreakMode == .byTruncatingHead
            ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
        )
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .multilineTextAlignment(textAlignment.alignment)
        .shadow(
          color: shadowColor.map(Color.init(uiColor:)) ?? .clear, radius: 0,
          x: shadowColor == nil ? 0 : shadowOffset.width,
          y: shadowColor == nil ? 0 : shadowOffset.height
        )
        .padding(textInsets)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center)))
  }

  open override var intrinsicContentSize: CGSize {
    shown.size(
      width: preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil,
      numberOfLines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown.size(width: size.width, numberOfLines: numberOfLines)
  }
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned to the left.
  case left
  /// Lines are centred.
  case center
  /// Lines are aligned to the right.
  case right
  /// Lines are aligned to both edges; drawn as `natural`.
  case justified
  /// Lines start at the edge where the language starts.
  case natural

  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  var horizontal: HorizontalAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// The way in which lines of text end.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// Text is clipped at the edge.
  case byClipping
  /// An ellipsis replaces the start.
  case byTruncatingHead
  /// An ellipsis replaces the end.
  case byTruncatingTail
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle
}

/// The vibrancy of a label on a blur.
public enum UILabelVibrancy: Int, Sendable {
  /// None.
  case none
  /// That of the system.
  case automatic
}
