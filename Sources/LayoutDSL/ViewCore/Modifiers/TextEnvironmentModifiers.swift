import Foundation

extension View {
  /// Limits the texts in the view to a number of lines; nil removes the limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the texts in the view to a number of lines; with `reservesSpace`, shorter texts also
  /// take the height of all lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = limit
        $0.values.text.reservedLines = reservesSpace ? limit : 0
      })
  }

  /// Limits the texts in the view to a range of lines; shorter texts take the height of the lower
  /// bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = limit.upperBound
        $0.values.text.reservedLines = limit.lowerBound
      })
  }

  /// Limits the texts in the view to a maximum number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Reserves the height of a minimum number of lines for the texts in the view, without a maximum.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = nil
        $0.values.text.reservedLines = limit.lowerBound
      })
  }

  /// Sets the minimum distance between lines of text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of the lines of the texts in the view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the position of the ellipsis in truncated texts.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets the texts in the view shrink to a fraction of their size in order to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the texts in the view reduce their tracking in order to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the case of the texts in the view; nil keeps their own.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
