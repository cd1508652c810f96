/// A collection that is resolved from the nodes of a view.
protocol DeferredSubviews {
  var source: (any View)? { get }
  func resolved(_ subviews: SubviewsCollection) -> Self
}
