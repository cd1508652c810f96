/// Content with a modifier that changes the style of its marks.
nonisolated struct StyledContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkStyle) -> Void

  nonisolated init(_ content: Content, change: @escaping (inout MarkStyle) -> Void) {
    self.content = content
    self.change = change
  }

  var body: Self { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    var style = style
    change(&style)
    marks.collect(content, style: style)
  }
}

/// Content that is drawn through the alpha of other content.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask

  nonisolated init(_ content: Content, mask: Mask) {
    self.content = content
    self.mask = mask
  }

  var body: Self { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    let outer = marks.layer
    let maskLayer = marks.layers.count
    marks.layers.append(MarkLayer(parent: nil, mask: nil))
    marks.layers.append(MarkLayer(parent: outer, mask: maskLayer))
    marks.layer = maskLayer
    marks.collect(mask, style: MarkStyle())
    marks.layer = maskLayer + 1
    marks.collect(content, style: style)
    marks.layer = outer
  }
}

/// Content with an annotation.
nonisolated struct AnnotatedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let annotation: (AnnotationContext) -> AnyView

  nonisolated init(
    content: Content, position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?,
    overflow: AnnotationOverflowResolution, annotation: @escaping (AnnotationContext) -> AnyView
  ) {
    self.content = content
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    self.overflow = overflow
    self.annotation = annotation
  }

  var body: Self { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    var style = style
    style.annotations.append(
      MarkAnnotation(
        id: marks.nextGroup(), position: position, alignment: alignment, spacing: spacing,
        overflow: overflow, content: annotation))
    marks.collect(content, style: style)
  }
}
