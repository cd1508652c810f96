import Foundation
import LayoutDSL
import Render
import Testing

@testable import SnapRuntime

@MainActor struct FilmCameraTests {
  private func host(_ size: CGSize? = CGSize(width: 40, height: 60)) throws -> ViewHost {
    try ViewHost(size: size) { Page() }
  }

  private func film(
    scroll: Film.Scroll? = nil, frames: Int?, framesPerSecond: Double = 10
  ) -> Film {
    Film(format: .png, scroll: scroll, frameCount: frames, framesPerSecond: framesPerSecond)
  }

  @Test func scrollsEvenlyFromTheFirstToTheLastOffset() throws {
    let scroll = Film.Scroll(start: CGPoint(x: 0, y: -10), end: CGPoint(x: 0, y: 40))
    let frames = try FilmCamera.frames(
      of: film(scroll: scroll, frames: 4), on: host(), during: [])
    #expect(frames.map(\.caption) == ["y -10", "y 6.67", "y 23.33", "y 40"])
    // The content is red for 30 points, then blue.
    #expect(frames[0].picture[0, 5] == .init(red: 255, green: 255, blue: 255))
    #expect(frames[0].picture[0, 15] != frames[0].picture[0, 45])
    #expect(frames[3].picture[0, 0] == frames[0].picture[0, 45])
    #expect(Set(frames.map(\.picture.height)) == [60])
  }

  @Test func aFilmOfStepsEndsWithTheSteps() throws {
    let frames = try FilmCamera.frames(
      of: film(frames: nil), on: host(),
      during: [ScriptStep(.wait(0.25)), ScriptStep(.scroll(to: CGPoint(x: 0, y: 30), id: nil))])
    #expect(frames.map(\.caption) == ["0 s", "0.1 s", "0.2 s", "0.25 s"])
    #expect(frames[0].picture == frames[2].picture)
    #expect(frames[2].picture != frames[3].picture)
  }

  @Test func aFilmEndsWhereItsStepsEnd() throws {
    let frames = try FilmCamera.frames(
      of: film(frames: nil), on: host(), during: [ScriptStep(.wait(0.2))])
    #expect(frames.map(\.caption) == ["0 s", "0.1 s", "0.2 s"])
    // The last frame shows steps that take no time.
    let scrolled = try FilmCamera.frames(
      of: film(frames: nil), on: host(),
      during: [ScriptStep(.wait(0.2)), ScriptStep(.scroll(to: CGPoint(x: 0, y: 30), id: nil))])
    #expect(scrolled.map(\.caption) == ["0 s", "0.1 s", "0.2 s"])
    #expect(scrolled[2].picture != scrolled[1].picture)
  }

  @Test func filmsOfMoreThan60FramesASecondAskForThem() throws {
    let host = try host()
    _ = try FilmCamera.frames(
      of: film(frames: 2, framesPerSecond: 100), on: host, during: [ScriptStep(.wait(0.1))])
    #expect(host.maximumFramesPerSecond == 120)
  }

  @Test(arguments: [1, 2, 7])
  func framesSetsTheNumberOfFrames(count: Int) throws {
    let frames = try FilmCamera.frames(
      of: film(frames: count), on: host(), during: [ScriptStep(.wait(0.3))])
    #expect(frames.count == count)
  }

  @Test func reportsTheLineThatFails() throws {
    let steps = [ScriptStep(.tap(.id("nobody")), place: "s:3")]
    let error = #expect(throws: ScriptStepError.self) {
      try FilmCamera.frames(of: film(frames: nil), on: host(), during: steps)
    }
    #expect(error?.description.hasPrefix("s:3: no view on the screen has the id") == true)
  }

  @Test func refusesEndlessFilms() throws {
    let error = #expect(throws: (any Error).self) {
      try FilmCamera.frames(
        of: film(frames: nil, framesPerSecond: 240), on: host(),
        during: [ScriptStep(.wait(9))])
    }
    #expect(
      "\(error.map { "\($0)" } ?? "")".contains("the film is too large: more than 2000 frames"))
  }
}

private struct Page: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        Color.blue.frame(height: 170)
      }
    }
  }
}
