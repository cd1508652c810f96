import Foundation

extension View {
  /// Adds points after each character of texts in the view.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changingText { $0.kerning = kerning }
  }

  /// Adds points after each character of texts in the view, breaking ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changingText { $0.tracking = tracking }
  }

  /// Raises texts in the view by points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingText { $0.baselineOffset = baselineOffset }
  }

  /// Draws a line under texts in the view; a nil colour is the text's.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText { $0.underline = Text.Line(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line through texts in the view; a nil colour is the text's.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText {
      $0.strikethrough = Text.Line(isActive: isActive, pattern: pattern, color: color)
    }
  }

  /// Sets the size of texts in the view relative to their font.
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

  /// What views around ask of texts that were asked nothing else.
  var textAttributes: Text.Attributes? {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }
}
