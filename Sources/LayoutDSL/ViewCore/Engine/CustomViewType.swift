/// The facts about a type of custom views.
final class CustomViewType<V: View> {
  /// The classes of the nodes, outside and inside lazy containers.
  ///
  /// Variables, since the compiler replaces constants by look-ups of the classes.
  private(set) var nodeType: CustomViewNode<V>.Type = CustomViewNode<V>.self
  private(set) var listedNodeType: CustomViewNode<V>.Type = ListedCustomViewNode<V>.self
  /// Evaluates the body of a view.
  let body: (V) -> V.Body
  /// The number of views of the body, if it is known.
  private var knownCount: ViewCount?

  /// Whether the type may be a `DescribedControl`; to ask each type of a user takes long.
  private(set) lazy var mayBeDescribed = ["Controls", "Charts"].contains(moduleName(of: V.self))

  init() {
    let body: @MainActor (V) -> V.Body = { $0.body }
    // The engine always runs on the main actor; see `onMainActor`.
    self.body = unsafeBitCast(body, to: ((V) -> V.Body).self)
  }

  var viewListCount: Int? {
    if let knownCount { return knownCount.report() }
    let count = ViewCount.counting { BodyCounting.count { V.Body._viewListCount() } }
    // A type without a count here may have one in the body of a modifier.
    if count.views != nil, BodyCounting.dependsOnType { knownCount = count }
    return count.report()
  }
}

@exclusivity(unchecked)
nonisolated(unsafe) private var knownTypes = TypeTable<UnsafeMutableRawPointer>()

/// Returns what is known about a type of custom views.
func customViewType<V: View>(_ type: V.Type) -> Unmanaged<CustomViewType<V>> {
  if let known = knownTypes[type] { return Unmanaged.fromOpaque(known) }
  let made = Unmanaged.passRetained(CustomViewType<V>())
  knownTypes[type] = made.toOpaque()
  return made
}

/// Returns the class of new nodes.
func nodeClass<V: View>(
  _ type: Unmanaged<CustomViewType<V>>, isListed: Bool
) -> CustomViewNode<V>.Type {
  type._withUnsafeGuaranteedRef { isListed ? $0.listedNodeType : $0.nodeType }
}
