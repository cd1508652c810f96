/// A view that a session can show: a preview, a child of a preview provider, or a view.
package struct SessionView: Codable, Equatable, Sendable {
  /// The place of a view in its program.
  package struct Index: Codable, Hashable, Sendable {
    /// The index among the views of the job.
    package var entry: Int
    /// The index among the children of a preview provider; 0 for other views.
    package var child: Int

    package init(entry: Int, child: Int) {
      self.entry = entry
      self.child = child
    }
  }

  package var index: Index
  package var name: String
  /// The reason why the view cannot be shown; nil if it can.
  package var problem: String?
}
