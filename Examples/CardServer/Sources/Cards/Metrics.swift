/// The counters of a service.
struct Metrics {
  var hits = 0
  var drawn = 0
  var failed = 0
  var refused = 0
  var slow = 0
  var drawingSeconds = 0.0

  /// The counters in the text format of Prometheus.
  func text(cachedBytes: Int, cachedCards: Int, running: Int) -> String {
    let outcomes = [
      ("hit", hits), ("drawn", drawn), ("failed", failed), ("refused", refused), ("slow", slow),
    ]
    return """
      # TYPE cards_total counter
      \(outcomes.map { "cards_total{outcome=\"\($0)\"} \($1)" }.joined(separator: "\n"))
      # TYPE card_drawing_seconds_total counter
      card_drawing_seconds_total \(drawingSeconds)
      # TYPE cards_running gauge
      cards_running \(running)
      # TYPE card_cache_bytes gauge
      card_cache_bytes \(cachedBytes)
      # TYPE card_cache_cards gauge
      card_cache_cards \(cachedCards)

      """
  }
}
