import Foundation
import ViewCore

/// A container that merges near glass of its views into one shape.
///
/// In an animated change, glass that comes grows out of the nearest glass, and glass that goes
/// shrinks into it.
///
/// In the look of iOS 18 it only shows its content.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat
  @State private var motion = GlassMotion()
  @Environment(\.look) private var look

  /// Creates a container.
  ///
  /// `spacing` is the distance below which glass merges, in points; nil is 8, and 0 or less merges
  /// only glass that overlaps.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    // Measurements.md#glass-container-ios26
    self.spacing = spacing ?? 8
    self.content = content()
  }

  /// The content, above its glass.
  public var body: some View {
    if case .lens = look.glass {
      content
        .modifier(GlassMotionNote(motion: motion))
        .environment(\.glassMotion, motion)
        .backgroundPreferenceValue(GlassPieces.self) { pieces in
          GeometryReader { proxy in
            GlassLayers(
              parts: MergedGlass.parts(of: pieces, in: proxy), spacing: spacing, motion: motion)
          }
        }
        .transformPreference(GlassPieces.self) { $0 = [] }
    } else {
      content
    }
  }
}

/// The merged glass of a container, which follows changes.
private struct GlassLayers: View {
  let parts: [GlassPart]
  let spacing: CGFloat
  let motion: GlassMotion
  @State private var history = GlassHistory([])
  @Environment(\.look) private var look

  var body: some View {
    // Until the change is noted, and without one, the glass is where its views are.
    let history = history.resting(at: parts)
    let shapes = MergedGlass.shapes(of: history, spacing: spacing)
    ZStack {
      ForEach(shapes.indices, id: \.self) { index in
        shapes[index].glass.layers(in: shapes[index], look: look.glass)
      }
    }
    .onChange(of: parts) { old, new in
      withAnimation(motion.current) {
        self.history = self.history.resting(at: old).changed(to: new, spacing: spacing)
      }
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
  /// The identity of the glass across changes; nil for its place.
  var id: GlassUnion?
  var isMatched = true

  static func == (left: GlassPiece, right: GlassPiece) -> Bool {
    left.bounds == right.bounds && left.shape.isEqual(to: right.shape) && left.glass == right.glass
      && left.union == right.union && left.id == right.id && left.isMatched == right.isMatched
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
  private enum GlassMotionKey: EnvironmentKey {
    static var defaultValue: GlassMotion? { nil }
  }
  private enum GlassIdentityKey: EnvironmentKey {
    static var defaultValue: GlassUnion? { nil }
  }
  private enum GlassTransitionKey: EnvironmentKey {
    static var defaultValue: GlassEffectTransition { .matchedGeometry }
  }
  private enum GlassUnionKey: EnvironmentKey {
    static var defaultValue: GlassUnion? { nil }
  }

  /// The motion of the container that draws the glass of the view; nil without a container.
  var glassMotion: GlassMotion? {
    get { self[GlassMotionKey.self] }
    set { self[GlassMotionKey.self] = newValue }
  }

  /// The identity of the view's glass across changes.
  var glassIdentity: GlassUnion? {
    get { self[GlassIdentityKey.self] }
    set { self[GlassIdentityKey.self] = newValue }
  }

  /// The transition of the view's glass.
  var glassTransition: GlassEffectTransition {
    get { self[GlassTransitionKey.self] }
    set { self[GlassTransitionKey.self] = newValue }
  }

  /// The identity of the glass that the view's glass is a part of.
  var glassUnion: GlassUnion? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
}
