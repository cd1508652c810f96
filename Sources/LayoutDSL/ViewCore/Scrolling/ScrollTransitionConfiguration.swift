import Foundation

/// How a scroll transition goes from one phase to another.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Mode: Sendable {
    case identity, animated
    case interactive(UnitCurve)
  }

  private let mode: Mode
  private var threshold: Threshold
  /// What brings the effect from one amount to the next; nil is at once.
  private(set) var animation: Animation?

  /// Changes from one phase to the other where the view passes the threshold: by default, where
  /// half of it is in sight.
  public static let animated = ScrollTransitionConfiguration.animated()
  /// Follows the view from where it comes into sight to the threshold: by default, where all of it
  /// is in sight.
  public static let interactive = ScrollTransitionConfiguration.interactive()
  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(mode: .identity, threshold: .visible)

  /// Changes from one phase to the other by an animation, where the view passes the threshold: by
  /// default, where half of it is in sight.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      mode: .animated, threshold: .visible(0.5), animation: animation)
  }

  /// Follows the view from where it comes into sight, the start of a curve, to the threshold, its
  /// end.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible)
  }

  /// The same by an animation, behind which an interactive transition lags.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.animation = animation
    return result
  }

  /// The same with another place from which the view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// How much of the effect of being in sight a view has whose centre is at a distance from that
  /// of a container: 0 is none, 1 all of it.
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
  /// A place on the way of a view into a container.
  public struct Threshold: Sendable {
    private indirect enum Place: Sendable {
      case centered
      case visible(CGFloat)
      case inset(Place, CGFloat)
      case between(Place, Place, Double)
    }

    private let place: Place

    /// Where all of the view is in sight.
    public static let visible = Threshold.visible(1)
    /// Where the view is just out of sight.
    public static let hidden = Threshold.visible(0)
    /// Where the view is in the middle.
    public static var centered: Threshold { Threshold(place: .centered) }

    /// Where a part of the view, from 0 to 1, is in sight.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(place: .visible(min(max(amount, 0), 1)))
    }

    /// A place between this one, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(place: .between(place, other.place, amount))
    }

    /// A place nearer to the middle by a distance, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(place: .inset(place, distance))
    }

    /// How far the middle of a view at this place is from that of the container.
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
