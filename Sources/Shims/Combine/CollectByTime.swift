import OpenCombine

extension Publishers {
  /// A strategy for collecting received elements.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A grouping that collects and periodically publishes items.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A grouping that publishes items periodically or when a buffer reaches a maximum size.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that buffers and periodically publishes its items.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What comes out.
    public typealias Output = [Upstream.Output]
    /// How it may fail.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    /// The strategy with which to collect and publish elements.
    public let strategy: TimeGroupingStrategy<Context>
    /// Scheduler options to use for the strategy.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber, and begins to count the time.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let group = Group<Upstream.Output, Failure>()
      let (scheduler, interval): (Context, Context.SchedulerTimeType.Stride)
      switch strategy {
      case .byTime(let context, let stride): (scheduler, interval) = (context, stride)
      case .byTimeOrCount(let context, let stride, let count):
        (scheduler, interval) = (context, stride)
        group.limit = Swift.max(count, 1)
      }
      group.list.add(subscriber, onCancel: group.cancel)
      group.timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, group.send)
      group.subscription = upstream.sink(
        receiveCompletion: group.finish, receiveValue: group.gather)
    }
  }
}

extension Publisher {
  /// Collects elements by a given time-grouping strategy, and emits a single array of the
  /// collection.
  ///
  /// Nothing is sent for a time in which nothing came.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// What one subscriber has not received yet; it lives until it is cancelled or finished.
private final class Group<Element, Failure: Error> {
  let list = SubscriberList<[Element], Failure>()
  var limit = Int.max
  var timer: (any Cancellable)?
  var subscription: AnyCancellable?
  private var elements: [Element] = []

  func gather(_ element: Element) {
    elements.append(element)
    if elements.count >= limit { send() }
  }

  func send() {
    guard !elements.isEmpty else { return }
    let sent = elements
    elements = []
    list.send(sent)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    send()
    list.finish(completion)
    cancel()
  }

  func cancel() {
    timer?.cancel()
    subscription?.cancel()
    (timer, subscription) = (nil, nil)
  }
}
