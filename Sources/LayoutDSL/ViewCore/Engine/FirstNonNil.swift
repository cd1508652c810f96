extension Sequence {
  /// Returns the first result of a closure that is not nil; nil if there is none.
  ///
  /// The closure is called once per element. `lazy.compactMap(_:).first` calls it several times,
  /// so a search of a tree by recursion would take a time that is exponential in its depth.
  package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
