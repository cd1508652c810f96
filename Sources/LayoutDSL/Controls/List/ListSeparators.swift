import ViewCore

extension View {
  /// Shows or hides the separators of the view as a row of a list.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTraits { $0.separators.change(edges) { $0.visibility = visibility } }
  }

  /// Colours the separators of the view as a row of a list; nil for the default.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTraits { $0.separators.change(edges) { $0.tint = color } }
  }

  /// Shows or hides the separators before and after the view as a section of a list.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.listSection.separators.change(edges) { $0.visibility = visibility }
      })
  }

  /// Colours the separators before and after the view as a section of a list; nil for the default.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.listSection.separators.change(edges) { $0.tint = color }
      })
  }
}

/// How the separators above and below a row or section look.
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
