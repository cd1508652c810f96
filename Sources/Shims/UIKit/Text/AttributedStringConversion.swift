// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

extension AttributedString {
  /// Creates a string from an `NSAttributedString`, with the attributes that `Text` draws.
  ///
  /// Other attributes, such as paragraph styles and shadows, are dropped.
  public init(_ source: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: source.length)
    source.enumerateAttributes(in: whole) { attributes, range, _ in
      var part = AttributedString(source.attributedSubstring(from: range).string)
      part.font = (attributes[.font] as? UIFont).map { Font(uiFont: $0) }
      part.foregroundColor = color(attributes[.foregroundColor])
      part.backgroundColor = color(attributes[.backgroundColor])
      part.kern = number(attributes[.kern])
      part.baselineOffset = number(attributes[.baselineOffset])
      part.underlineStyle = line(attributes[.underlineStyle], attributes[.underlineColor])
      part.strikethroughStyle = line(
        attributes[.strikethroughStyle], attributes[.strikethroughColor])
      part.link =
        attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
      part.inlinePresentationIntent = (attributes[.inlinePresentationIntent] as? NSNumber)
        .map { InlinePresentationIntent(rawValue: $0.uintValue) }
      self += part
    }
  }
}

/// Initializers with the attributes of a scope; those that `Text` or UIKit draws are converted in
/// each.
extension AttributedString {
  public init<S: AttributeScope>(
    _ source: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(source) }
  public init<S: AttributeScope>(_ source: NSAttributedString, including scope: S.Type) throws {
    self.init(source)
  }
}

extension NSAttributedString {
  public convenience init<S: AttributeScope>(
    _ source: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(source) }
  public convenience init<S: AttributeScope>(
    _ source: AttributedString, including scope: S.Type
  ) throws { self.init(source) }
}

extension AttributeContainer {
  /// Creates attributes from those of an `NSAttributedString`, as far as `Text` draws them.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
    self = text.runs.first?.attributes ?? AttributeContainer()
  }
}

extension NSAttributedString {
  /// Creates a string from an `AttributedString`, with the attributes that UIKit draws.
  public convenience init(_ source: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in source.runs {
      var attributes: [Key: Any] = [:]
      typealias Scope = AttributeScopes.UIKitAttributes
      attributes[.font] =
        run.font.map { UIFont($0, size: $0.pointSize) } ?? run[Scope.FontAttribute.self]
      attributes[.foregroundColor] =
        run.foregroundColor.map { UIColor($0) } ?? run[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] =
        run.backgroundColor.map { UIColor($0) } ?? run[Scope.BackgroundColorAttribute.self]
      attributes[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
      attributes[.kern] = run.kern
      attributes[.baselineOffset] = run.baselineOffset
      if let line = run.underlineStyle {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        attributes[.underlineColor] = line.color.map { UIColor($0) }
      }
      if let line = run.strikethroughStyle {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        attributes[.strikethroughColor] = line.color.map { UIColor($0) }
      }
      attributes[.link] = run.link
      attributes[.inlinePresentationIntent] = run.inlinePresentationIntent
        .map { NSNumber(value: $0.rawValue) }
      let text = String(source.characters[run.range])
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension Font {
  /// The size of the font at the default Dynamic Type size, in points.
  fileprivate var pointSize: CGFloat { request(for: .large).size }
}

private func color(_ value: Any?) -> Color? {
  (value as? UIColor).map { Color(uiColor: $0) }
}

/// Returns a line in a colour; nil for a style of 0.
private func line(_ style: Any?, _ line: Any?) -> Text.LineStyle? {
  guard let style = number(style), style != 0 else { return nil }
  return Text.LineStyle(pattern: .solid, color: color(line))
}

private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let number as NSNumber: CGFloat(number.doubleValue)
  case let number as CGFloat: number
  case let number as Double: CGFloat(number)
  case let number as Int: CGFloat(number)
  case let style as NSUnderlineStyle: CGFloat(style.rawValue)
  default: nil
  }
}
