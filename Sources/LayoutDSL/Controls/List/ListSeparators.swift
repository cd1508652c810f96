import ViewCore

extension View {
  /// Shows or hides the separators of the view as a list row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTraits { $0.separators.change(edges) { $0.visibility = visibility } }
  }

  /// Sets the colour of the separators of the view as a list row; nil for the default.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTraits { $0.separators.change(edges) { $0.tint = color } }
  }

  /// Shows or hides the separators above and below the view as a list section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.listSection.separators.change(edges) { $0.visibility = visibility }
      })
  }

  /// Sets the colour of the separators above and below the view as a list section; nil for the
  /// default.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.listSection.separators.change(edges) { $0.tint = color }
      })
  }
}

/// The appearance of the separators above and below a row or section.
struct ListSeparators: Equatable {
  struct Line: Equatable {
    var visibility = Visibility.automatic
    var tint: Color?
  }

  var top = Line()
  var bottom = Line()

  mutating func change(_ edges: VerticalEdge.Set, _ change: (inout Line) -> Void) {
    if edges.contains(.top) { change(&top) }
    if edges.contains(.bottom) { change(&bottom) }
  }
}
