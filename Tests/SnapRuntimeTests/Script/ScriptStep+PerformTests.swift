import Foundation
import LayoutDSL
import Render
import Testing

@testable import SnapRuntime

@MainActor struct ScriptStepPerformTests {
  private enum Tab: Hashable {
    case home, search
  }

  private struct Names: View {
    @State private var tapped = "nothing"

    var body: some View {
      VStack(spacing: 0) {
        Text(tapped)
        Color.red.id(5).onTapGesture { tapped = "five" }
        Color.green.id("5").onTapGesture { tapped = "text" }
        Color.blue.id(7).onTapGesture { tapped = "seven" }
        Color.pink.id(Tab.search).onTapGesture { tapped = "tab" }
        ScrollView { Color.gray.frame(height: 500) }.id(9)
      }
    }
  }

  @Test(arguments: [("5", "text"), ("7", "seven"), ("search", "tab")])
  func namesAreDescriptionsOfIdentities(name: String, tapped: String) throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 200)) { Names() }
    try host.perform(ScriptStep(.tap(.id(name))))
    #expect(host.layoutTree().contains("Text \"\(tapped)\""))
    try host.perform(ScriptStep(.scroll(to: CGPoint(x: 0, y: 30), id: "9")))
    #expect(host.layoutTree().contains("offset: (0, 30)"))
  }

  @Test func aFingerAtRestOnTheScreenHoldsTheContent() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.gray.frame(height: 500) }
    }
    func perform(_ text: String) throws -> CGFloat {
      for step in try Script.steps(of: text, name: "s") { try host.perform(step) }
      return host.viewGraph.mainScrollNode?.contentOffset.y ?? -1
    }
    #expect(try perform("down 50,90\nmove 50,30 in 0.2s") == 50)
    #expect(abs(host.time - 0.2) < 1e-9)
    #expect(try perform("wait 2s") == 50)
    #expect(host.viewGraph.gestures.isTouched)
    host.touchMove(to: CGPoint(x: 50, y: 60), duration: 0.1)
    host.advance(by: 1)
    host.touchUp()
    host.runUntilIdle()
    // A finger that rested has no speed.
    #expect(try perform("wait 1s") == 20)
  }

  @Test func anUnknownNameIsAnErrorAtItsLine() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 200)) { Names() }
    let error = #expect(throws: ScriptStepError.self) {
      try host.perform(ScriptStep(.tap(.id("home")), place: "s:2"))
    }
    #expect(error?.description.hasPrefix("s:2: no view on the screen has the id") == true)
  }

  private struct Words: View {
    @State private var tapped = "nothing"
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Text("\(tapped), \(isOn)")
        Text("Sign up").onTapGesture { tapped = "title" }
        Button("Sign up") { tapped = "button" }
        Button {
          tapped = "image"
        } label: {
          Image(systemName: "star")
        }
        Button {
          tapped = "labelled"
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
        Text("named").onTapGesture { tapped = "text" }
        Color.red.id("named").onTapGesture { tapped = "name" }
        Toggle("News", isOn: $isOn)
        ZStack {
          Text("Same").onTapGesture { tapped = "covered" }
          Color.blue
          Text("Same").onTapGesture { tapped = "in sight" }
        }
      }
    }
  }

  @Test(arguments: [
    ("Sign up", "button, false"), ("star", "image, false"), ("Add", "labelled, false"),
    ("named", "name, false"), ("News", "nothing, true"), ("Same", "in sight, false"),
  ])
  func withoutAnIdentifierWordsAreLookedFor(words: String, shown: String) throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 400)) { Words() }
    try host.perform(ScriptStep(.tap(.id(words))))
    #expect(host.layoutTree().contains("Text \"\(shown)\""))
  }

  @Test func anErrorNamesSimilarWords() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 400)) { Words() }
    let error = #expect(throws: ScriptStepError.self) {
      try host.perform(ScriptStep(.tap(.id("Sign Up")), place: "s:2"))
    }
    #expect(
      error?.description.hasPrefix(
        "s:2: no view on the screen has the id, accessibility identifier or text 'Sign Up'. "
          + "Similar names: 'Sign up', ") == true)
  }

  @Test func namesThatAreNotSimilarAreListed() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 400)) { Text("Row 0") }
    let error = #expect(throws: ScriptStepError.self) {
      try host.perform(ScriptStep(.tap(.id("Compose"))))
    }
    #expect(
      error?.description
        == "no view on the screen has the id, accessibility identifier or text 'Compose'. "
        + "There are: 'Row 0'.")
  }

  @Test func waitingForWhatNeverRestsIsAnError() throws {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            count += 1
          }
        }
      }
    }
    let host = try ViewHost(size: CGSize(width: 100, height: 20)) { Restless() }
    let error = #expect(throws: ScriptStepError.self) {
      try host.perform(ScriptStep(.waitUntilIdle, place: "s:4"))
    }
    #expect(
      error?.description == "s:4: something is still waiting or moving after 60s, so the screen "
        + "is not idle; wait for a time instead: wait 2s")
  }

  @Test func phasesThatRepeatForGoodAreNotWaitedFor() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 20)) {
      PhaseAnimator([1.0, 0.5]) { Color.red.opacity($0) }
    }
    try host.perform(ScriptStep(.waitUntilIdle))
    try host.perform(ScriptStep(.finishAnimations))
    #expect(host.time == 0)
  }

  @Test func aTimerThatRepeatsForGoodIsNotWaitedFor() throws {
    struct Ticking: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").onAppear {
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { count += 1 }
          }
          _ = Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { _ in
            MainActor.assumeIsolated { count += 100 }
          }
        }
      }
    }
    let host = try ViewHost(size: CGSize(width: 100, height: 20)) { Ticking() }
    try host.perform(ScriptStep(.waitUntilIdle))
    #expect(host.time == 2.5)
    #expect(host.layoutTree().contains("Text \"102\""))
  }
}
