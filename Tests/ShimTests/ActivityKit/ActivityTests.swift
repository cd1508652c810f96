import ActivityKit
import Testing

private struct Order: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
  var number: Int
}

struct ActivityTests {
  @Test func noActivityStarts() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity<Order>.request(
        attributes: Order(number: 1),
        content: ActivityContent(state: Order.ContentState(minutes: 5), staleDate: nil),
        pushType: .token)
    }
    #expect(Activity<Order>.activities.isEmpty)
  }

  @Test func anActivityKeepsItsContent() async {
    let activity = Activity(
      id: "a", attributes: Order(number: 1),
      content: ActivityContent(state: Order.ContentState(minutes: 5), staleDate: nil))
    await activity.update(ActivityContent(state: Order.ContentState(minutes: 3), staleDate: nil))
    #expect(activity.content.state.minutes == 3)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
    #expect(activity.content.state.minutes == 3)
    for await state in activity.activityStateUpdates {
      Issue.record("\(state) comes from outside of the app.")
    }
  }

  @Test func theOlderFunctionsKeepTheData() async {
    let activity = Activity(
      id: "a", attributes: Order(number: 1),
      content: ActivityContent(state: Order.ContentState(minutes: 5), staleDate: nil))
    await activity.update(
      using: Order.ContentState(minutes: 2),
      alertConfiguration: AlertConfiguration(title: "Soon", body: "Two minutes", sound: .default))
    #expect(activity.contentState.minutes == 2 && activity.style == .standard)
    await activity.end(using: Order.ContentState(minutes: 0), dismissalPolicy: .default)
    #expect(activity.contentState.minutes == 0 && activity.activityState == .ended)
    for await token in Activity<Order>.pushToStartTokenUpdates { Issue.record("\(token)") }
    #expect(ActivityAuthorizationError.denied.failureReason == "denied")
  }
}
