import Foundation
import ViewCore

/// The width of a column of a split view or of an inspector, in points, which its content sets; nil
/// for the default.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
