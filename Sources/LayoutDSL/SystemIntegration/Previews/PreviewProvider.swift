import ViewCore

/// A type with views to preview.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the previews; nil for the one of the screen. It has no effect.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Returns nil, for the platform of the screen.
  public static var platform: PreviewPlatform? { nil }
}
