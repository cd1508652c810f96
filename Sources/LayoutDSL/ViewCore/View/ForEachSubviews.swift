extension ForEach where Content: View {
  /// Makes a view for each view that another one comes to.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(source: view), id: { subview, _ in subview.id },
      content: content)
  }
}

/// The views that a `ForEach` of subviews goes through.
///
/// It is empty until the view they come from has been made.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The view they come from; nil once they are known.
  private(set) var source: (any View)?
  private var subviews = SubviewsCollection(nodes: [])

  init(source: any View) {
    self.source = source
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// A collection that is known only once a view has been made.
protocol DeferredSubviews {
  var source: (any View)? { get }
  func resolved(_ subviews: SubviewsCollection) -> Self
}

extension ForEachSubviewCollection: DeferredSubviews {
  func resolved(_ subviews: SubviewsCollection) -> Self {
    var copy = self
    copy.source = nil
    copy.subviews = subviews
    return copy
  }
}
