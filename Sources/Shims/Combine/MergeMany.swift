import Foundation
import OpenCombine

extension Publishers {
  /// A publisher that interleaves the elements of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of elements.
    public typealias Output = Upstream.Output
    /// The type of failures.
    public typealias Failure = Upstream.Failure

    /// The publishers that are merged.
    public let publishers: [Upstream]

    /// Creates a publisher from several.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher from a sequence of several.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let confluence = Confluence(AnySubscriber(subscriber), branches: publishers.count)
      subscriber.receive(subscription: confluence)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(Confluence.Branch(confluence, index: index))
      }
      if publishers.isEmpty { subscriber.receive(completion: .finished) }
    }

    /// Returns a publisher that merges one more.
    public func merge(with other: Upstream) -> MergeMany {
      MergeMany(publishers + [other])
    }
  }
}

/// The subscription to several publishers.
///
/// Each branch requests one element at a time, which is kept here until there is demand.
private final class Confluence<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var subscriptions: [(any Subscription)?]
  private var waiting: [(branch: Int, element: Output)] = []
  private var running: Int
  private var demand = Subscribers.Demand.none

  init(_ downstream: AnySubscriber<Output, Failure>, branches: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: branches)
    running = branches
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let released = lock.withLock {
      defer { (downstream, subscriptions, waiting) = (nil, [], []) }
      return subscriptions
    }
    for subscription in released { subscription?.cancel() }
  }

  private func deliver() {
    while let (downstream, next) = takeNext() {
      let more = downstream.receive(next.element)
      lock.withLock { demand += more }
      let branch = lock.withLock {
        subscriptions.indices.contains(next.branch) ? subscriptions[next.branch] : nil
      }
      branch?.request(.max(1))
    }
    let finished = lock.withLock {
      guard running == 0, waiting.isEmpty else { return nil as AnySubscriber<Output, Failure>? }
      defer { downstream = nil }
      return downstream
    }
    finished?.receive(completion: .finished)
  }

  private func takeNext() -> (AnySubscriber<Output, Failure>, (branch: Int, element: Output))? {
    lock.withLock {
      guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
      demand -= 1
      return (downstream, waiting.removeFirst())
    }
  }

  /// The subscriber of one of the publishers.
  struct Branch: Subscriber {
    typealias Input = Output

    let combineIdentifier = CombineIdentifier()
    private let confluence: Confluence
    private let index: Int

    init(_ confluence: Confluence, index: Int) {
      self.confluence = confluence
      self.index = index
    }

    func receive(subscription: any Subscription) {
      let isWanted = confluence.lock.withLock {
        guard confluence.downstream != nil else { return false }
        confluence.subscriptions[index] = subscription
        return true
      }
      if isWanted {
        subscription.request(.max(1))
      } else {
        subscription.cancel()
      }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      confluence.lock.withLock { confluence.waiting.append((index, input)) }
      confluence.deliver()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .failure = completion {
        let downstream = confluence.lock.withLock { confluence.downstream }
        confluence.cancel()
        downstream?.receive(completion: completion)
      } else {
        confluence.lock.withLock { confluence.running -= 1 }
        confluence.deliver()
      }
    }
  }
}
