import OpenCombine

extension Publishers {
  /// The rule by which elements are grouped.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Groups end at regular intervals.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Groups end at regular intervals, or earlier when they have a number of elements.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that collects the elements of another one into groups.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the groups.
    public typealias Output = [Upstream.Output]
    /// The type of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements are grouped.
    public let upstream: Upstream
    /// The grouping rule.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options for scheduling the ends of groups.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that groups the elements of another one.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber and starts the first interval.
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
  /// Collects elements into groups and publishes each group as an array.
  ///
  /// An interval without elements publishes nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// The current group of one subscriber; it exists until the subscription is cancelled or finishes.
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
