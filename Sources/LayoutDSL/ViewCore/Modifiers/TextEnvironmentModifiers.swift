import Foundation

extension View {
  /// Limits texts in the view to a number of lines; nil lifts the limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits texts in the view to a number of lines; with `reservesSpace` shorter ones take the
  /// height of all.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = limit
        $0.values.text.reservedLines = reservesSpace ? limit : 0
      })
  }

  /// Keeps texts in the view between two numbers of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = limit.upperBound
        $0.values.text.reservedLines = limit.lowerBound
      })
  }

  /// Limits texts in the view to a greatest number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Gives texts in the view a least number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.lineLimit = nil
        $0.values.text.reservedLines = limit.lowerBound
      })
  }

  /// Sets the least distance between lines of text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how the lines of texts in the view line up.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where the ellipsis of shortened texts goes.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets texts in the view shrink to a part of their size in order to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the letters of texts in the view be set closer in order to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the case of texts in the view; nil is their own.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
