import Foundation
import HealthKitUI
import Render
import SwiftUI
import Testing
import UIKit

@MainActor struct HKActivityRingViewTests {
  private struct Rings: UIViewRepresentable {
    var minutes: Double

    func makeUIView(context: Context) -> HKActivityRingView { HKActivityRingView() }

    func updateUIView(_ view: HKActivityRingView, context: Context) {
      let day = HKActivitySummary()
      day.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: minutes)
      day.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
      view.setActivitySummary(day, animated: false)
    }
  }

  @Test func theShareOfAGoalChangesThePicture() throws {
    func picture(_ minutes: Double) throws -> Data {
      try ImageRenderer(content: Rings(minutes: minutes).frame(width: 60, height: 60)).pngData()
    }
    #expect(try picture(0) != picture(15))
    #expect(try picture(30) == picture(45))
  }
}
