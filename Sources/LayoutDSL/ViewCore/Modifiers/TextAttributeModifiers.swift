import Foundation

extension View {
  /// Adds spacing after each character of the texts in the view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changingText { $0.kerning = kerning }
  }

  /// Adds spacing after each character of the texts in the view, in points, and breaks ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changingText { $0.tracking = tracking }
  }

  /// Raises the baseline of the texts in the view, in points; negative values lower it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingText { $0.baselineOffset = baselineOffset }
  }

  /// Underlines the texts in the view; a nil colour is that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText { $0.underline = Text.Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes through the texts in the view; a nil colour is that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText {
      $0.strikethrough = Text.Line(isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// Scales the texts in the view relative to their font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText { if isEnabled { $0.scale = scale } }
  }

  private nonisolated func changingText(
    _ change: @escaping (inout Text.Attributes) -> Void
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        var attributes = environment.textAttributes ?? Text.Attributes()
        change(&attributes)
        environment.textAttributes = attributes
      })
  }
}

extension EnvironmentValues {
  private enum TextAttributesKey: EnvironmentKey {
    static var defaultValue: Text.Attributes? { nil }
  }

  /// The text attributes that ancestors have set, for texts without their own.
  var textAttributes: Text.Attributes? {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }
}
