extension Transaction {
  private enum ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
  }

  /// The anchor of a view and of the scroll view that meet when the change scrolls to the view
  /// without an anchor of its own; nil scrolls just far enough to show the view.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
