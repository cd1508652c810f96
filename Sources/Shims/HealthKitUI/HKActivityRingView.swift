import HealthKit
import UIKit

/// A view of the rings for moving, exercising and standing.
open class HKActivityRingView: UIView {
  /// The activity of a day; nil for empty rings.
  open var activitySummary: HKActivitySummary? {
    didSet { setNeedsDisplay() }
  }

  /// Shows the activity of a day; changes are not animated.
  open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
    self.activitySummary = activitySummary
  }

  /// Draws the rings; a full one goes round once.
  open override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    // Sizes are set by eye.
    let width = radius * 0.22, gap = radius * 0.02
    for (index, ring) in rings.enumerated() {
      let ringRadius = radius - width / 2 - CGFloat(index) * (width + gap)
      func stroke(_ share: CGFloat, _ color: UIColor) {
        let path = UIBezierPath(
          arcCenter: center, radius: ringRadius, startAngle: -.pi / 2,
          endAngle: -.pi / 2 + 2 * .pi * share, clockwise: true)
        path.lineWidth = width
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
      }
      stroke(1, ring.color.withAlphaComponent(0.2))
      if ring.share > 0 { stroke(min(ring.share, 1), ring.color) }
    }
  }

  private var rings: [(share: CGFloat, color: UIColor)] {
    func share(_ value: HKQuantity?, of goal: HKQuantity?, in unit: HKUnit) -> CGFloat {
      guard let value, let goal = goal?.doubleValue(for: unit), goal > 0 else { return 0 }
      return CGFloat(value.doubleValue(for: unit) / goal)
    }
    let day = activitySummary
    let move =
      day?.activityMoveMode == .appleMoveTime
      ? share(day?.appleMoveTime, of: day?.appleMoveTimeGoal, in: .minute())
      : share(day?.activeEnergyBurned, of: day?.activeEnergyBurnedGoal, in: .kilocalorie())
    return [
      (move, UIColor(red: 0.98, green: 0.07, blue: 0.31, alpha: 1)),
      (
        share(day?.appleExerciseTime, of: day?.appleExerciseTimeGoal, in: .minute()),
        UIColor(red: 0.57, green: 0.91, blue: 0.16, alpha: 1)
      ),
      (
        share(day?.appleStandHours, of: day?.appleStandHoursGoal, in: .count()),
        UIColor(red: 0.12, green: 0.92, blue: 0.94, alpha: 1)
      ),
    ]
  }
}
