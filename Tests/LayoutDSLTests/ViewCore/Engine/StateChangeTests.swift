import Combine
import Foundation
import LayoutDSL
import Observation
import Testing

@testable import ViewCore

/// Changes without end: each ends with a report of the view and the property.
@MainActor struct StateChangeTests {
  private struct OwnState: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Color.red.frame(width: 10, height: 10).probe("view")
    }
  }

  private struct Child: View {
    @Binding var number: Int
    var body: some View {
      let _ = number += 1
      Color.red
    }
  }

  private struct Parent: View {
    @State private var number = 0
    var body: some View { Child(number: $number) }
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View {
      let _ = model.number += 1
      Color.red
    }
  }

  @Observable final class Track {
    var number = 0
  }

  private struct Writer: View {
    let track: Track
    var body: some View {
      let _ = track.number += 1
      Color.red.opacity(track.number > 0 ? 1 : 0)
    }
  }

  private struct Writers: View {
    let track: Track
    var body: some View {
      VStack {
        Writer(track: track)
        Writer(track: track)
      }
    }
  }

  private func problem(
    @ViewBuilder of content: () -> some View
  ) throws -> (problem: Diagnostic.Problem, path: String) {
    let screen = Screen { VStack { content() } }
    let diagnostic = try #require(screen.graph.diagnostics.first)
    // The next update ends as well.
    let cost = screen.cost { screen.resize(90, 90) }
    #expect(cost.evaluations < 2000)
    return (diagnostic.problem, diagnostic.path)
  }

  @Test func aBodyThatSetsItsStateIsReported() throws {
    let (problem, path) = try problem { OwnState() }
    #expect(problem == .endlessEvaluation(property: "'count' of OwnState"))
    #expect(path == "VStack/OwnState")
    let diagnostic = Diagnostic(problem: problem, path: path)
    #expect(
      diagnostic.description.hasPrefix(
        "VStack/OwnState: each evaluation of its body changes state that a body depends on "
          + "(100 evaluations; 'count' of OwnState changed last)."))
  }

  @Test func theFirstReaderIsReportedIfNoViewSetsTheProperty() throws {
    struct First: View {
      let track: Track
      var body: some View { Color.red.frame(width: CGFloat(track.number)) }
    }
    struct Other: View {
      let track: Track
      var body: some View { Color.red.frame(width: CGFloat(track.number)) }
    }
    struct Changer: View {
      let track: Track
      var body: some View {
        Color.red.onChange(of: track.number, initial: true) { track.number += 1 }
      }
    }
    let track = Track()
    let (_, path) = try problem {
      First(track: track)
      ForEach(0..<9) { _ in Other(track: track) }
      Changer(track: track)
    }
    #expect(path == "VStack/First")
  }

  @Test func theViewIsLaidOutNevertheless() {
    let screen = Screen { OwnState() }
    #expect(screen.frame("view").size == CGSize(width: 10, height: 10))
  }

  @Test func aChildThatSetsItsBindingIsReported() throws {
    struct Both: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)")
        Child(number: $number)
      }
    }
    #expect(try problem { Parent() }.problem == .endlessEvaluation(property: "'number' of Parent"))
    let (problem, path) = try problem { Both() }
    #expect(problem == .endlessEvaluation(property: "'number' of Both"))
    #expect(path.hasSuffix("/Child"))
  }

  @Test func aBodyThatSetsAnObservableObjectIsReported() throws {
    let (problem, path) = try problem { Observing(model: Model()) }
    #expect(problem == .endlessEvaluation(property: "'model' of Observing"))
    #expect(path == "VStack/Observing")
  }

  @Test func aBodyThatSetsItsOwnObjectIsReported() throws {
    struct Owning: View {
      @StateObject private var model = Model()
      var body: some View {
        let _ = model.number += 1
        Text("\(model.number)")
      }
    }
    let (problem, path) = try problem { Owning() }
    #expect(problem == .endlessEvaluation(property: "'model' of Owning"))
    #expect(path == "VStack/Owning")
  }

  @Test func bodiesThatSetAnObservableAreReported() throws {
    let (problem, path) = try problem { Writers(track: Track()) }
    #expect(problem == .endlessEvaluation(property: "'track' of Writer"))
    #expect(path.hasPrefix("VStack/Writers"))
  }

  @Test func actionsThatSetAnObservableWithoutEndAreReported() throws {
    struct Counter: View {
      @State private var track = Track()
      var body: some View {
        Color.red.onChange(of: track.number, initial: true) { track.number += 1 }
      }
    }
    struct Taught: View {
      @Environment(Track.self) private var shared
      var body: some View {
        Color.red.task(id: shared.number) { shared.number += 1 }
      }
    }
    #expect(
      try problem { Counter() }.problem == .unsettled(keys: [], property: "'track' of Counter"))
    #expect(
      try problem { Taught().environment(Track()) }.problem
        == .unsettled(keys: [], property: "'shared' of Taught"))
  }

  @Test func onChangeWithoutEndIsReported() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Color.red.onChange(of: count, initial: true) { count += 1 }
      }
    }
    let (problem, path) = try problem { Counter() }
    #expect(problem == .unsettled(keys: [], property: "'count' of Counter"))
    #expect(path == "VStack/Counter")
  }

  @Test func onGeometryChangeWithoutEndIsReported() throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
    #expect(
      try problem { Growing() }.problem == .unsettled(keys: [], property: "'width' of Growing"))
  }

  @Test func aTaskWithoutEndIsReported() throws {
    struct Busy: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          while !Task.isCancelled {
            count += 1
            await Task.yield()
          }
        }
      }
    }
    let (problem, path) = try problem { Busy() }
    #expect(problem == .endlessWork(property: "'count' of Busy"))
    #expect(path == "VStack/Busy")
  }

  @Test func aLayoutThatInvalidatesItselfIsReported() throws {
    let (problem, path) = try problem { Color.red.modifier(RestlessModifier()) }
    #expect(problem == .endlessLayout)
    #expect(path == "VStack/restless")
  }

  @Test func aFiniteChainOfChangesIsNotReported() {
    struct Chain: View {
      @State private var count = 0
      var body: some View {
        let _ = count < 50 ? count += 1 : ()
        Color.red.probe("\(count)")
      }
    }
    let screen = Screen { Chain() }
    #expect(screen.probes == ["50"])
    #expect(screen.graph.diagnostics.isEmpty)
  }
}

private struct RestlessModifier: NodeModifier {
  typealias Node = RestlessNode
}

private final class RestlessNode: UnaryNode<RestlessModifier> {
  override func placeChildren() {
    super.placeChildren()
    setNeedsPlacement()
  }
}
