extension String {
  /// Returns the text, or its start and an ellipsis if it has more than a number of characters.
  package func shortened(to count: Int) -> String {
    self.count > count ? "\(prefix(count - 1))…" : self
  }
}
