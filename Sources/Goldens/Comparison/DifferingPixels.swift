internal import CKernels

/// Writes the positions at which two rows of pixels differ to `places`, in order, and returns their
/// number.
///
/// `places` must have room for all of them.
package func differingPlaces(
  _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int,
  into places: UnsafeMutablePointer<Int32>
) -> Int {
  listDifferences(
    UnsafeRawPointer(left).assumingMemoryBound(to: UInt32.self),
    UnsafeRawPointer(right).assumingMemoryBound(to: UInt32.self), count, places)
}
