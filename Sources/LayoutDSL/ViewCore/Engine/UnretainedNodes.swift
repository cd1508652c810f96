import CKernels

/// The nodes of a list, which the caller retains.
typealias UnretainedNodes = UnsafeBufferPointer<Unretained<GeometricNode>>

/// The distance between two nodes from which memory is not prefetched, in bytes: such nodes were
/// not allocated one after the other.
private let prefetchLimit = 8192

extension UnretainedNodes where Element == Unretained<GeometricNode> {
  /// Prefetches the next node and its subtree into the processor's cache.
  ///
  /// Nodes are allocated in the order in which they are visited later, so the subtree of a node is
  /// mostly between the node and its neighbour. Only the speed depends on that.
  @inline(__always)
  func prefetch(after index: Int) {
    guard index + 2 < count else { return }
    let start = self[index + 1].address
    let distance = self[index + 2].address - start
    if distance > 0, distance < prefetchLimit { CKernels.prefetch(start, distance) }
  }
}
