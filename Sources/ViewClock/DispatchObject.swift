internal import CScheduling
import Foundation

/// A queue or a group of libdispatch, retained.
final class DispatchObject {
  let pointer: UnsafeMutableRawPointer

  init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
    CSchedulingRetain(pointer)
  }

  deinit {
    CSchedulingRelease(pointer)
  }
}
