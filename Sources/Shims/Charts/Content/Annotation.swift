// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The side of a mark on which an annotation is.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The values of a mark that its annotation can read.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The treatment of annotations that extend beyond the plot.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }
    let kind: Kind
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }

  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, padScale, fit(Boundary) }
    let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let disabled = Strategy(kind: .disabled)
    public static let padScale = Strategy(kind: .padScale)
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    AnnotatedContent(
      content: self, position: position, alignment: alignment, spacing: spacing,
      overflow: .automatic, annotation: { _ in AnyView(content()) })
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    AnnotatedContent(
      content: self, position: position, alignment: alignment, spacing: spacing,
      overflow: .automatic, annotation: { AnyView(content($0)) })
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    AnnotatedContent(
      content: self, position: position, alignment: alignment, spacing: spacing,
      overflow: overflowResolution, annotation: { _ in AnyView(content()) })
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    AnnotatedContent(
      content: self, position: position, alignment: alignment, spacing: spacing,
      overflow: overflowResolution, annotation: { AnyView(content($0)) })
  }
}
