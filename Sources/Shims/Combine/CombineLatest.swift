import Foundation
import OpenCombine

extension Publishers {
  /// A publisher of the latest elements of two publishers, sent whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of elements.
    public typealias Output = (A.Output, B.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    /// The publishers that are combined.
    public let a: A, b: B

    /// Creates a publisher from two.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = Latest<A.Output, B.Output, Failure>(AnySubscriber(subscriber))
      subscriber.receive(subscription: latest)
      latest.subscribe(to: a) { $0.a = $1 }
      latest.subscribe(to: b) { $0.b = $1 }
    }
  }

  /// A publisher of the latest elements of three publishers, sent whenever one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The type of elements.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    /// The publishers that are combined.
    public let a: A, b: B, c: C

    /// Creates a publisher from three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest elements of four publishers, sent whenever one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// The type of elements.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    /// The publishers that are combined.
    public let a: A, b: B, c: C, d: D

    /// Creates a publisher from four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
        .map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the latest elements of this publisher and another one as pairs.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the result of a closure for the latest elements of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Publishes the latest elements of this publisher and two others as tuples.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes the result of a closure for the latest elements of this publisher and two others.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0, $1, $2) }
  }

  /// Publishes the latest elements of this publisher and three others as tuples.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }
}

/// The subscription to two publishers, with the latest element of each.
private final class Latest<A, B, Failure: Error>: Subscription {
  var a: A?
  var b: B?
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<(A, B), Failure>?
  private var subscriptions: [any Subscription] = []
  private var running = 2
  private var isChanged = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: AnySubscriber<(A, B), Failure>) {
    self.downstream = downstream
  }

  func subscribe<P: Publisher>(to publisher: P, store: @escaping (Latest, P.Output) -> Void)
  where P.Failure == Failure {
    var received = false
    publisher.subscribe(
      AnySubscriber<P.Output, Failure>(
        receiveSubscription: { self.receive(subscription: $0) },
        receiveValue: { value in
          received = true
          self.lock.withLock {
            store(self, value)
            self.isChanged = true
          }
          self.deliver()
          return .none
        },
        receiveCompletion: { self.receive(completion: $0, isBarren: !received) }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let released = lock.withLock {
      defer { (downstream, subscriptions, a, b) = (nil, [], nil, nil) }
      return subscriptions
    }
    for subscription in released { subscription.cancel() }
  }

  private func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      if downstream != nil { subscriptions.append(subscription) }
      return downstream != nil
    }
    if isWanted {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  private func deliver() {
    while let (downstream, pair) = takePair() {
      let more = downstream.receive(pair)
      lock.withLock { demand += more }
    }
  }

  private func takePair() -> (AnySubscriber<(A, B), Failure>, (A, B))? {
    lock.withLock {
      guard let downstream, let a, let b, isChanged, demand > 0 else { return nil }
      isChanged = false
      demand -= 1
      return (downstream, (a, b))
    }
  }

  /// Completes on a failure, when both publishers have finished, or when one finishes without an
  /// element, so that no pair is possible.
  private func receive(completion: Subscribers.Completion<Failure>, isBarren: Bool) {
    let ended: AnySubscriber<(A, B), Failure>? = lock.withLock {
      running -= 1
      guard case .finished = completion, running > 0, !isBarren else { return downstream }
      return nil
    }
    guard let ended else { return }
    cancel()
    ended.receive(completion: completion)
  }
}
