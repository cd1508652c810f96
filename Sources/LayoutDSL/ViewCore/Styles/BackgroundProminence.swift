/// The strength of the background of a view.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// A usual background.
  public static let standard = BackgroundProminence(name: "standard")
  /// A background such as that of a selected row, on which content needs more contrast.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }
  private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  /// The strength of the background of the view.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material behind the view; nil unless it is set.
  ///
  /// It does not change the drawing: hierarchical styles have no vibrancy.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
