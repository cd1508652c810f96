import ViewCore

extension View {
  /// The view as the label of a control: several views, such as an image and a text, are a row.
  ///
  /// The type decides, so that the row keeps its identity when a condition changes.
  var asLabel: AnyView {
    mayHaveSeveralViews(Self.self) ? AnyView(HStack { self }) : AnyView(self)
  }
}

/// A view that is a list of others, and not a view of its own.
nonisolated private protocol ViewList {
  static var mayHaveSeveralViews: Bool { get }
}

nonisolated private func mayHaveSeveralViews<Content: View>(_ type: Content.Type) -> Bool {
  (type as? any ViewList.Type)?.mayHaveSeveralViews ?? false
}

extension TupleView: ViewList {
  nonisolated fileprivate static var mayHaveSeveralViews: Bool { true }
}

extension Group: ViewList where Content: View {
  nonisolated fileprivate static var mayHaveSeveralViews: Bool {
    Controls.mayHaveSeveralViews(Content.self)
  }
}

extension Optional: ViewList where Wrapped: View {
  nonisolated fileprivate static var mayHaveSeveralViews: Bool {
    Controls.mayHaveSeveralViews(Wrapped.self)
  }
}

extension _ConditionalContent: ViewList where TrueContent: View, FalseContent: View {
  nonisolated fileprivate static var mayHaveSeveralViews: Bool {
    Controls.mayHaveSeveralViews(TrueContent.self)
      || Controls.mayHaveSeveralViews(FalseContent.self)
  }
}
