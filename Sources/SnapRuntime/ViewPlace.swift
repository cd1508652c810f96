/// The place of a view in a task.
package struct ViewPlace: Codable, Hashable, Sendable {
  /// The index among the views of the task.
  package var view: Int
  /// The index among the children of a preview provider; nil for another view, and for the provider
  /// itself.
  package var child: Int?

  package init(view: Int, child: Int? = nil) {
    self.view = view
    self.child = child
  }

  /// The name of the view of an entry.
  func name(in entry: String) -> String { child.map { "\(entry) \($0 + 1)" } ?? entry }
}
