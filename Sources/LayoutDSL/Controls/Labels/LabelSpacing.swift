import Foundation
import ViewCore

extension View {
  /// Sets the distance between the icon and the title of the labels in the view, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    modifier(EnvironmentWritingModifier { $0.labelIconToTitleSpacing = value })
  }

  /// Sets the width that the labels in the view keep for their icons, in points.
  ///
  /// A narrower icon is centred in it. A wider one sticks out of it in list rows, and takes more
  /// elsewhere.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(EnvironmentWritingModifier { $0.labelReservedIconWidth = value })
  }
}

extension EnvironmentValues {
  private enum LabelIconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum LabelReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The distance between the icon and the title of labels, in points; nil for the default.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// The width that labels keep for their icons, in points; nil for the default.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}
