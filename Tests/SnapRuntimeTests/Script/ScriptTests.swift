import Foundation
import SnapRuntime
import Testing

struct ScriptTests {
  @Test(
    arguments: [
      ("scroll 0,120", .scroll(to: CGPoint(x: 0, y: 120), id: nil)),
      ("scroll feed 0,-40.5", .scroll(to: CGPoint(x: 0, y: -40.5), id: "feed")),
      (
        "drag 1,2 to 3,4",
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), duration: 0.3, curve: .linear)
      ),
      (
        "drag 1,2 to 3,4 in 200ms easeOut",
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), duration: 0.2, curve: .easeOut)
      ),
      (
        "drag 1,2 to 3,4 easeIn",
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), duration: 0.3, curve: .easeIn)
      ),
      (
        "fling 1,2 by 0,-1500",
        .fling(from: CGPoint(x: 1, y: 2), velocity: CGPoint(x: 0, y: -1500))
      ),
      ("tap 1,2", .tap(.point(CGPoint(x: 1, y: 2)))),
      ("tap like", .tap(.id("like"))),
      ("tap \"1,2\"", .tap(.id("1,2"))),
      ("doubletap \"two words\"", .doubleTap(.id("two words"))),
      ("longpress like", .longPress(.id("like"), duration: 0.6)),
      ("longpress 1,2 for 1s", .longPress(.point(CGPoint(x: 1, y: 2)), duration: 1)),
      ("pinch 1,2 by 0.5", .pinch(at: CGPoint(x: 1, y: 2), scale: 0.5, duration: 0.3)),
      ("rotate 1,2 by -90 in 1s", .rotate(at: CGPoint(x: 1, y: 2), degrees: -90, duration: 1)),
      ("type \"a \\\"b\\\"\\n\\b\\\\\"", .type("a \"b\"\n\u{8}\\")),
      ("type word", .type("word")),
      ("wait 0.35s", .wait(0.35)),
      ("  wait idle  # until it rests", .waitUntilIdle),
      ("wait animations", .finishAnimations),
      ("shot menu-open", .shot(name: "menu-open")),
    ] as [(String, ScriptStep.Action)])
  func readsSteps(line: String, action: ScriptStep.Action) throws {
    #expect(try Script.steps(of: line, name: "s") == [ScriptStep(action, place: "s:1")])
  }

  @Test func aFingerIsPutDownMovedHeldAndLifted() throws {
    let steps = try Script.steps(
      of: "down 1,2\nmove 3,4 in 0.5s easeOut\nhold 2s\nshot a\nmove 5,6\nup\ndown 1,1", name: "s")
    #expect(
      steps.map(\.action) == [
        .down(CGPoint(x: 1, y: 2)),
        .move(to: CGPoint(x: 3, y: 4), duration: 0.5, curve: .easeOut), .hold(2), .shot(name: "a"),
        .move(to: CGPoint(x: 5, y: 6), duration: 0.3, curve: .linear), .up,
        .down(CGPoint(x: 1, y: 1)),
      ])
  }

  @Test(arguments: [
    "move 1,2", "hold 1s", "up", "down 1,2\nup\nup", "wait 1s\nmove 3,4 in 1s",
  ])
  func stepsOfAFingerNeedOneThatIsDown(text: String) {
    let error = #expect(throws: ScriptError.self) { try Script.steps(of: text, name: "s") }
    #expect(
      error?.message.hasSuffix(": no finger is down; put one down with: down X,Y") == true)
  }

  @Test(arguments: ["down 3,4", "tap 1,2", "drag 1,2 to 3,4", "fling 1,2 by 3,4", "pinch 1,2 by 2"])
  func aSecondFingerNeedsTheFirstToBeLifted(step: String) {
    let error = #expect(throws: ScriptError.self) {
      try Script.steps(of: "down 1,2\n\(step)", name: "s")
    }
    #expect(error?.message == "s:2: a finger is down already; lift it with: up")
  }

  @Test func linesAreCountedWithThoseThatSayNothing() throws {
    let steps = try Script.steps(of: "# first\r\n\n  tap a#b\nshot x\n", name: "a/b.txt")
    #expect(
      steps == [
        ScriptStep(.tap(.id("a#b")), place: "a/b.txt:3"),
        ScriptStep(.shot(name: "x"), place: "a/b.txt:4"),
      ])
  }

  @Test(arguments: [
    ("", "s has no steps; write one a line, such as 'tap 100,50'"),
    (
      "tap 1,2\nswipe 3,4",
      "s:2: 'swipe' is not a step; the steps are scroll, drag, fling, down, move, hold, up, tap, "
        + "doubletap, longpress, pinch, rotate, type, wait, shot"
    ),
    (
      "drag 1,2 3,4",
      "s:1: 'to' is missing before '3,4'; write it as: drag X,Y to X,Y [in TIME] [CURVE]"
    ),
    (
      "drag 1 to 3,4",
      "s:1: '1' is not a pair of numbers; write it as: drag X,Y to X,Y [in TIME] [CURVE]"
    ),
    (
      "drag 1,2 to 3,4 bouncy",
      "s:1: 'bouncy' is not a curve; the curves are linear, easeIn, easeOut, easeInOut; "
        + "write it as: drag X,Y to X,Y [in TIME] [CURVE]"
    ),
    ("tap", "s:1: an argument is missing; write it as: tap TARGET"),
    ("tap 1,2 b", "s:1: 'b' is one argument too many; write it as: tap TARGET"),
    ("tap Row 1", "s:1: a text with spaces is in quotes; write it as: tap \"Row 1\""),
    (
      "type hello big world",
      "s:1: a text with spaces is in quotes; write it as: type \"hello big world\""
    ),
    (
      "longpress Row 1 for 2s",
      "s:1: a text with spaces is in quotes; write it as: longpress \"Row 1\""
    ),
    ("scroll My List 0,1", "s:1: a text with spaces is in quotes; write it as: scroll \"My List\""),
    ("scroll list 0,1 b", "s:1: 'b' is one argument too many; write it as: scroll [NAME] X,Y"),
    (
      "wait 90000",
      "s:1: '90000' is more than a day (86400s); write it as: wait TIME | animations | idle"
    ),
    (
      "wait 1m",
      "s:1: '1m' is not a time such as 0.35s or 350ms; "
        + "write it as: wait TIME | animations | idle"
    ),
    (
      "wait idle now",
      "s:1: 'now' is one argument too many; write it as: wait TIME | animations | idle"
    ),
    (
      "pinch 1,2 by 0",
      "s:1: a scale is greater than 0; write it as: pinch X,Y by SCALE [in TIME]"
    ),
    ("scroll 1,inf", "s:1: '1,inf' is not a pair of numbers; write it as: scroll [NAME] X,Y"),
    ("shot a/b", "s:1: 'a/b' cannot be part of a file's name; write it as: shot NAME"),
    ("type \"a", "s:1: a quoted text has no end; close it with \""),
    ("type \"\\x\"", "s:1: a backslash must be followed by n, b, a quote or another backslash"),
    ("shot a\nshot A", "s:2: line 1 already has a shot 'A'; give this one another name"),
  ])
  func reportsTheErrorAndItsPlace(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script.steps(of: text, name: "s") }
    #expect(error?.description == message)
  }
}
