import OpenCombine

extension Publishers {
  /// A publisher that interleaves the elements of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of elements.
    public typealias Output = A.Output
    /// The type of failures.
    public typealias Failure = A.Failure

    /// The publishers that are merged.
    public let a: A, b: B

    /// Creates a publisher from two.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b)).receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P> {
      Merge3(a, b, other)
    }
  }

  /// A publisher that interleaves the elements of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The type of elements.
    public typealias Output = A.Output
    /// The type of failures.
    public typealias Failure = A.Failure

    /// The publishers that are merged.
    public let a: A, b: B, c: C

    /// Creates a publisher from three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).receive(subscriber: subscriber)
    }

    /// Returns a publisher that merges one more.
    public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P> {
      Merge4(a, b, c, other)
    }
  }

  /// A publisher that interleaves the elements of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The type of elements.
    public typealias Output = A.Output
    /// The type of failures.
    public typealias Failure = A.Failure

    /// The publishers that are merged.
    public let a: A, b: B, c: C, d: D

    /// Creates a publisher from four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d))
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Interleaves the elements of this publisher and another one.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Interleaves the elements of this publisher and two others.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }

  /// Interleaves the elements of this publisher and three others.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D> {
    Publishers.Merge4(self, b, c, d)
  }

  /// Interleaves the elements of this publisher and another one of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
