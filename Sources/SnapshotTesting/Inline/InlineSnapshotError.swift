/// The reason why a text cannot be written into a source.
package enum InlineSnapshotError: Error, Equatable, CustomStringConvertible {
  /// There is no call at the place, because the source was edited after it was compiled.
  case moved(path: String, line: Int)
  /// One call has two texts in one run, as in a loop.
  case twoTexts(path: String, line: Int)

  package var description: String {
    switch self {
    case .moved(let path, let line):
      """
      There is no call of the assertion at \(path):\(line) any more; the source was edited after it \
      was compiled. Build and run again.
      """
    case .twoTexts(let path, let line):
      """
      Two snapshots have the same place, \(path):\(line), with different texts. Use `assertSnapshot` \
      with a name for each value.
      """
    }
  }
}
