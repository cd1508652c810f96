import Foundation

/// Draws cards: each once at a time, no more than the limits allow, and the latest from a cache.
package actor CardService {
  package struct Limits: Sendable {
    /// The bytes of the cards that are kept.
    package var cacheBytes = 64 << 20
    /// The cards that are drawn or wait at a time; a further one is refused.
    package var cards = 64
    /// The time after which a request is answered without its card.
    package var time = Duration.seconds(3)

    package init() {}
  }

  package typealias Draw = @Sendable (Post) async throws -> ImageResponse

  private let limits: Limits
  private let draw: Draw
  private var cache: CardCache
  private var running: [Post: Task<ImageResponse, any Error>] = [:]
  private var metrics = Metrics()

  package init(limits: Limits = Limits(), draw: @escaping Draw) {
    self.limits = limits
    self.draw = draw
    cache = CardCache(byteLimit: limits.cacheBytes)
  }

  /// Returns a card; throws a `CardError`.
  package func image(of post: Post) async throws -> ImageResponse {
    if let known = cache.image(of: post) {
      metrics.hits += 1
      return known
    }
    let task: Task<ImageResponse, any Error>
    if let same = running[post] {
      task = same
    } else {
      guard running.count < limits.cards else {
        metrics.refused += 1
        throw CardError.overloaded
      }
      task = start(post)
    }
    do {
      return try await value(of: task, within: limits.time)
    } catch {
      if error as? CardError == .tooSlow { metrics.slow += 1 }
      throw error
    }
  }

  private func start(_ post: Post) -> Task<ImageResponse, any Error> {
    let draw = draw
    // It goes on without its request, since the next one will ask for the same card.
    let task = Task.detached { [self] in
      let start = ContinuousClock.now
      do {
        let image = try await draw(post)
        await finish(post, image, after: .now - start)
        return image
      } catch {
        await finish(post, nil, after: .now - start)
        throw error
      }
    }
    running[post] = task
    return task
  }

  private func finish(_ post: Post, _ image: ImageResponse?, after time: Duration) {
    running[post] = nil
    if let image {
      cache.add(image, of: post)
      metrics.drawn += 1
      metrics.drawingSeconds += time / .seconds(1)
    } else {
      metrics.failed += 1
    }
  }

  /// The counters, in the text format of Prometheus.
  package var metricsText: String {
    metrics.text(cachedBytes: cache.byteCount, cachedCards: cache.count, running: running.count)
  }
}

/// Returns the value of a task; throws `CardError.tooSlow` if there is none in time, and the task goes on.
private func value<Value: Sendable>(
  of task: Task<Value, any Error>, within time: Duration
) async throws -> Value {
  // Only the result of the one that ends first is read.
  let (results, ends) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
  let waiting = Task { ends.yield(await task.result) }
  let clock = Task {
    try await Task.sleep(for: time)
    ends.yield(.failure(CardError.tooSlow))
  }
  defer {
    waiting.cancel()
    clock.cancel()
  }
  for await result in results { return try result.get() }
  throw CancellationError()
}
