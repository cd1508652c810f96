extension ForEach where Content: View {
  /// Creates a view for each subview that another view resolves to.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(source: view), id: { subview, _ in subview.id },
      content: content)
  }
}

/// The collection of a `ForEach` over the subviews of a view.
///
/// It is empty until the nodes of the source view have been made.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The source view; nil once the subviews are resolved.
  private(set) var source: (any View)?
  private var subviews = SubviewsCollection(nodes: [])

  init(source: any View) {
    self.source = source
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { subviews.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEachSubviewCollection: DeferredSubviews {
  func resolved(_ subviews: SubviewsCollection) -> Self {
    var copy = self
    copy.source = nil
    copy.subviews = subviews
    return copy
  }
}
