/// The facts about the views of a type that do not depend on its values.
struct ViewCount {
  /// The number of views; nil if it depends on the value.
  var views: Int?
  /// Whether another view can take the place of one without a change of the number: by a new
  /// `id(_:)` or the other branch of an `if`.
  var isReplaceable = false

  /// Counts the views of a type.
  static func of<V: View>(_ type: V.Type) -> ViewCount { counting { V._viewListCount() } }

  /// Returns the result of a count, with the reports to it.
  static func counting(_ count: () -> Int?) -> ViewCount {
    let outer = BodyCounting.findsReplaceableView
    defer { BodyCounting.findsReplaceableView = outer }
    BodyCounting.findsReplaceableView = false
    let views = count()
    return ViewCount(views: views, isReplaceable: BodyCounting.findsReplaceableView)
  }

  /// Reports a known count to the count that is going on, and returns the number of views.
  func report() -> Int? {
    if isReplaceable { BodyCounting.findsReplaceableView = true }
    return views
  }
}
