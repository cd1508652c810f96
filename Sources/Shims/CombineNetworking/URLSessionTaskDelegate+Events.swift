import Foundation
import FoundationNetworking

// Events that Foundation on Linux does not report, for delegates that pass each event on.

extension URLSessionTaskDelegate {
  /// Does nothing: the creation of a task is not reported.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Does nothing: a task never waits for a connection.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}
