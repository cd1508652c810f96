import Foundation

/// The way in which a scroll transition changes from one phase to another.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Mode: Sendable {
    case identity, animated
    case interactive(UnitCurve)
  }

  private let mode: Mode
  private var threshold: Threshold
  /// The animation of changes of the effect; nil for immediate changes.
  private(set) var animation: Animation?

  /// Changes the phase when the view crosses the threshold, by default half of its length, with the
  /// default animation.
  public static let animated = ScrollTransitionConfiguration.animated()
  /// Interpolates between the edge where the view becomes visible and the threshold, by default
  /// where it is fully visible.
  public static let interactive = ScrollTransitionConfiguration.interactive()
  /// Applies no effect.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible)

  /// Changes the phase with an animation when the view crosses the threshold, by default half of
  /// its length.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      mode: .animated, threshold: .visible(0.5), animation: animation)
  }

  /// Interpolates with a curve between the edge where the view becomes visible and the threshold,
  /// by default where it is fully visible.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible)
  }

  /// Returns the configuration with an animation; an interactive transition lags behind with it.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.animation = animation
    return result
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// Returns the amount of the identity phase for a view whose centre is at a distance from the
  /// container's centre: 0 is none, 1 is all.
  func identity(atDistance distance: CGFloat, length: CGFloat, container: CGFloat) -> Double {
    let threshold = threshold.distance(length: length, container: container)
    switch mode {
    case .identity:
      return 1
    case .animated:
      return abs(distance) <= threshold ? 1 : 0
    case .interactive(let curve):
      let hidden = Threshold.hidden.distance(length: length, container: container)
      guard hidden > threshold else { return abs(distance) <= threshold ? 1 : 0 }
      return curve.value(at: (hidden - abs(distance)) / (hidden - threshold))
    }
  }
}

extension ScrollTransitionConfiguration {
  /// A position of a view on its way into a container.
  public struct Threshold: Sendable {
    private indirect enum Place: Sendable {
      case centered
      case visible(CGFloat)
      case inset(Place, CGFloat)
      case between(Place, Place, Double)
    }

    private let place: Place

    /// The position at which the whole view is visible.
    public static let visible = Threshold.visible(1)
    /// The position at which the view is just invisible.
    public static let hidden = Threshold.visible(0)
    /// The position at which the view is centred.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// Returns the position at which a fraction of the view, from 0 to 1, is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(min(max(amount, 0), 1)))
    }

    /// Returns a position between this one, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(place: .between(place, other.place, amount))
    }

    /// Returns a position nearer to the centre by a distance, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(place: .inset(place, distance))
    }

    /// Returns the distance between the centres of the view and the container at this position.
    fileprivate func distance(length: CGFloat, container: CGFloat) -> CGFloat {
      func distance(_ place: Place) -> CGFloat {
        switch place {
        case .centered: 0
        case .visible(let amount): (container + length) / 2 - amount * length
        case .inset(let place, let inset): max(distance(place) - inset, 0)
        case .between(let first, let second, let amount):
          distance(first) + (distance(second) - distance(first)) * amount
        }
      }
      return distance(place)
    }
  }
}
