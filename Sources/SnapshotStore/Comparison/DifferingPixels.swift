internal import CKernels

/// Lists the places where two rows of pixels differ, in order; returns how many there are, for each
/// of which `places` has to have room.
package func differingPlaces(
  _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int,
  into places: UnsafeMutablePointer<Int32>
) -> Int {
  listDifferences(
    UnsafeRawPointer(left).assumingMemoryBound(to: UInt32.self),
    UnsafeRawPointer(right).assumingMemoryBound(to: UInt32.self), count, places)
}
