import Foundation

extension Text {
  /// The text with the attributes of all its parts changed.
  func changing(_ change: (inout Attributes) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices {
      change(&copy.segments[index].attributes)
    }
    return copy
  }

  private func changingFont(_ change: FontChange?) -> Text {
    guard let change else { return self }
    return changing { $0.fontChanges.append(change) }
  }

  /// Sets the font of what has none of its own.
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

  /// Makes the font bold.
  public func bold() -> Text { changingFont(.bold) }

  /// Makes the font bold.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the font italic.
  public func italic() -> Text { changingFont(.italic) }

  /// Makes the font italic.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Gives characters one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changingFont(isActive ? .design(.monospaced) : nil)
  }

  /// Gives digits one width.
  public func monospacedDigit() -> Text { changingFont(.monospacedDigit) }

  /// Sets the colour of what has none of its own.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { if $0.style == nil { $0.style = color.map { AnyColorStyle($0) } } }
  }

  /// Sets the style of what has none of its own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { if $0.style == nil { $0.style = AnyColorStyle(style) } }
  }

  /// Adds points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }

  /// Adds points after each character, breaking ligatures.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }

  /// Raises the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Draws a line under the text; a nil colour is the text's.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.underline = Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line through the text; a nil colour is the text's.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.strikethrough = Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Sets the size of the text relative to its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changing { $0.scale = scale } : self
  }

  /// Marks the text for a `TextRenderer`.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changing { $0.custom.append(AnyTextAttribute(value)) }
  }
}
