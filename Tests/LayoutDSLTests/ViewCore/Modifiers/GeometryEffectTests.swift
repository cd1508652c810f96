import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

private struct Shift: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
  }
}

/// Neither the data nor the effect is isolated to the main actor, although modifiers are.
private struct Slide: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

struct IsolationOfGeometryEffectsTests {
  @Test func effectsAreComputedOnAnyThread() async {
    var slide = Slide(distance: 1)
    slide.animatableData = 3
    #expect(slide.effectValue(size: .zero).m31 == 3)
  }
}

@MainActor
struct GeometryEffectTests {
  @Test func effectDependsOnTheSizeAndKeepsTheLayout() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 10).probe("inside").modifier(Shift()).probe("outside")
    }
    #expect(screen.frame("outside") == CGRect(40, 45, 20, 10))
    #expect(screen.frame("inside") == CGRect(60, 45, 20, 10))
  }

  @Test func framesExcludeIgnoredEffects() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 10).probe("inside").modifier(Shift().ignoredByLayout())
    }
    #expect(screen.frame("inside") == CGRect(40, 45, 20, 10))
    #expect(
      screen.list
        == Screen { Color.red.frame(width: 20, height: 10).modifier(Shift()) }.list)
  }

  @Test func projectionsAreDrawnAsProjections() throws {
    var tilt = ProjectionTransform()
    tilt.m13 = 0.01
    let list = Screen(10, 10) { Color.red.projectionEffect(tilt) }.list
    guard case .group(.projection(let drawn), let inner) = list.items.first else {
      throw Unexpected()
    }
    #expect(drawn == tilt)
    #expect(inner == Screen(10, 10) { Color.red }.list)
  }

  @Test func visualEffectsRotateIn3D() {
    let list = Screen(10, 10) {
      Color.red.visualEffect { content, _ in
        content.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      }
    }.list
    let other = Screen(10, 10) {
      Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }.list
    #expect(list == other)
    #expect(!list.isEmpty)
  }
}

private struct Unexpected: Error {}
