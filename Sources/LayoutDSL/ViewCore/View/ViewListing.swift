/// A view that lists others by its value, so that no body has to be evaluated to know them.
nonisolated protocol ViewListing {
  /// The views of the list, in order; none of them lists others.
  var listed: [any View] { get }
}

extension View {
  /// The views that the view lists: those of groups, tuples, branches and `ForEach`, each with the
  /// modifiers around the list; other views list themselves.
  nonisolated package var listedViews: [any View] { (self as? any ViewListing)?.listed ?? [self] }
}

extension EmptyView: ViewListing {
  nonisolated var listed: [any View] { [] }
}

extension TupleView: ViewListing {
  nonisolated var listed: [any View] {
    var views: [any View] = []
    forEachElement { views += $0.listedViews }
    return views
  }
}

extension Group: ViewListing where Content: View {
  nonisolated var listed: [any View] { content.listedViews }
}

extension AnyView: ViewListing {
  nonisolated var listed: [any View] { content.listedViews }
}

extension Optional: ViewListing where Wrapped: View {
  nonisolated var listed: [any View] { map(\.listedViews) ?? [] }
}

extension _ConditionalContent: ViewListing where TrueContent: View, FalseContent: View {
  nonisolated var listed: [any View] {
    switch self {
    case .trueContent(let content): content.listedViews
    case .falseContent(let content): content.listedViews
    }
  }
}

extension ForEach: ViewListing where Content: View {
  nonisolated var listed: [any View] {
    data is any DeferredSubviews ? [self] : data.flatMap { content($0).listedViews }
  }
}

extension ModifiedContent: ViewListing where Content: View, Modifier: ViewModifier {
  nonisolated var listed: [any View] {
    func modified(_ view: some View) -> any View { view.modifier(modifier) }
    return content.listedViews.map { modified($0) }
  }
}
