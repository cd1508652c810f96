import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// Returns a publisher of the data at a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request, which is sent again for each subscriber.
  public struct DataTaskPublisher: Publisher {
    /// The type of elements.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of failures.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Sends the request for a subscriber; the request is cancelled with the subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var task: URLSessionDataTask?
      let future = Future<Output, URLError> { promise in
        // A session calls the completion handler only once.
        nonisolated(unsafe) let promise = promise
        task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            promise(.success((data, response)))
          } else {
            promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
      }
      let started = task
      future.handleEvents(receiveCancel: { started?.cancel() }).subscribe(subscriber)
      started?.resume()
    }
  }
}
