// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A text in a scene.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1
  /// The width at which lines end; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init(fontNamed: nil)
    self.attributedText = attributedText
  }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The font; without a name the thin one of the system, as Helvetica Neue UltraLight.
  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize, weight: fontName == nil ? .ultraLight : .regular)
  }

  private var shownText: NSAttributedString {
    attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font])
  }

  /// The lines of the text in its own coordinates.
  override var contentBounds: CGRect? {
    let text = shownText
    guard text.length > 0 else { return nil }
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let room = CGSize(
      width: isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude,
      height: numberOfLines > 0
        ? font.lineHeight * CGFloat(numberOfLines) : .greatestFiniteMagnitude)
    let size = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin], context: nil
    ).size
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.ascender - size.height
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override func drawContent(in context: GraphicsContext) {
    guard let bounds = contentBounds else { return }
    var context = context.upright
    context.blendMode = blendMode.blendMode
    let color = (fontColor ?? .white).mixed(with: self.color ?? .white, colorBlendFactor)
    let text =
      attributedText.map { Text(AttributedString($0)) }
      ?? Text(verbatim: text ?? "").font(Font(font)).foregroundStyle(Color(uiColor: color))
    // Some room, so that a rounded width wraps no line.
    context.draw(
      context.resolve(text),
      in: CGRect(
        x: bounds.minX, y: -bounds.maxY, width: bounds.width + 1, height: bounds.height + 1))
  }
}
