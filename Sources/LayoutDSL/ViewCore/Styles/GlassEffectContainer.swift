import Foundation

/// A container of views with glass; near glass is not merged.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; `spacing` is the distance at which glass would merge, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
