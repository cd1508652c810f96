import Foundation

extension Text {
  /// Returns the text with a change to the attributes of all its segments.
  func changing(_ change: (inout Attributes) -> Void) -> Text {
    var segments = segments
    for index in segments.indices {
      change(&segments[index].attributes)
    }
    return Text(segments: segments)
  }

  private func changingFont(_ change: FontChange?) -> Text {
    guard let change else { return self }
    // A change has no further effect when it is repeated.
    return changing { if $0.fontChanges.last != change { $0.fontChanges.append(change) } }
  }

  /// Sets the font of segments without their own font.
  public func font(_ font: Font?) -> Text { changing { if $0.font == nil { $0.font = font } } }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changingFont(weight.map { .weight($0) })
  }

  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changingFont(width.map { .width($0) }) }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changingFont(design.map { .design($0) })
  }

  /// Applies the bold trait.
  public func bold() -> Text { changingFont(.bold) }

  /// Applies the bold trait if a condition holds.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Applies the italic trait.
  public func italic() -> Text { changingFont(.italic) }

  /// Applies the italic trait if a condition holds.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the monospaced design of the font.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changingFont(isActive ? .design(.monospaced) : nil)
  }

  /// Sets monospaced digits.
  public func monospacedDigit() -> Text { changingFont(.monospacedDigit) }

  /// Sets the colour of segments without their own style.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { if $0.style == nil { $0.style = color.map { AnyColorStyle($0) } } }
  }

  /// Sets the style of segments without their own style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { if $0.style == nil { $0.style = AnyColorStyle(style) } }
  }

  /// Sets the kerning, in points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }

  /// Sets the tracking, in points added after each character.
  ///
  /// Tracking breaks ligatures.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }

  /// Sets the baseline offset, in points.
  ///
  /// Positive values raise the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Underlines the text; a nil colour is the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.underline = Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes the text through; a nil colour is the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.strikethrough = Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets the size of the text relative to its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changing { $0.scale = scale } : self
  }

  /// Sets a custom attribute, which a `TextRenderer` can read.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changing { $0.custom.append(AnyTextAttribute(value)) }
  }
}
