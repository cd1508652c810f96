import Foundation
import ViewCore

/// A container that merges near glass of its views into one shape.
///
/// In the look of iOS 18 it only shows its content.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat
  @Environment(\.look) private var look

  /// Creates a container.
  ///
  /// `spacing` is the distance below which glass merges, in points; nil is 8, and 0 or less merges only
  /// glass that overlaps.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    // Measurements.md#glass-container-ios26
    self.spacing = spacing ?? 8
    self.content = content()
  }

  /// The content, above its glass.
  public var body: some View {
    if case .lens = look.glass {
      content
        .environment(\.isInGlassContainer, true)
        .backgroundPreferenceValue(GlassPieces.self) { pieces in
          GeometryReader { proxy in
            let shapes = MergedGlass.shapes(of: pieces, in: proxy, spacing: spacing)
            ForEach(shapes.indices, id: \.self) { index in
              shapes[index].glass.layers(in: shapes[index], look: look.glass)
            }
          }
        }
        .transformPreference(GlassPieces.self) { $0 = [] }
    } else {
      content
    }
  }
}

/// The glass of a view in a container.
nonisolated struct GlassPiece: Equatable {
  var bounds: Anchor<CGRect>
  var shape: AnyShape
  var glass: Glass
  /// The identity of the views whose glass is one shape; nil merges only near glass.
  var union: GlassUnion?

  static func == (left: GlassPiece, right: GlassPiece) -> Bool {
    left.bounds == right.bounds && left.shape.isEqual(to: right.shape) && left.glass == right.glass
      && left.union == right.union
  }
}

/// An identity in a namespace.
nonisolated struct GlassUnion: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// The glass of the views of a container.
nonisolated struct GlassPieces: PreferenceKey {
  static var defaultValue: [GlassPiece] { [] }

  static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) {
    value += nextValue()
  }
}

extension EnvironmentValues {
  private enum IsInGlassContainerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum GlassUnionKey: EnvironmentKey {
    static var defaultValue: GlassUnion? { nil }
  }

  /// Whether a container draws the glass of the view.
  var isInGlassContainer: Bool {
    get { self[IsInGlassContainerKey.self] }
    set { self[IsInGlassContainerKey.self] = newValue }
  }

  /// The identity of the glass that the view's glass is a part of.
  var glassUnion: GlassUnion? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
}
