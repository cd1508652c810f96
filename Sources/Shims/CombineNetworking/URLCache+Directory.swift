import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache of responses, whose files are in a directory; a directory of the system if it
  /// is nil.
  ///
  /// Capacities are in bytes.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
