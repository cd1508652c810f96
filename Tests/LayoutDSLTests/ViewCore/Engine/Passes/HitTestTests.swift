import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct HitTestTests {
  @Test func hitsTheViewDrawnLast() {
    let screen = Screen {
      ZStack {
        Color.red.probe("below")
        Color.blue.frame(width: 50, height: 50).probe("above")
      }
    }
    #expect(screen.hit(50, 50) == "above")
    #expect(screen.hit(10, 10) == "below")
  }

  @Test func respectsTheZIndex() {
    let screen = Screen {
      ZStack {
        Color.red.frame(width: 50, height: 50).probe("first").zIndex(1)
        Color.blue.probe("second")
      }
    }
    #expect(screen.hit(50, 50) == "first")
    #expect(screen.hit(10, 10) == "second")
  }

  @Test func hitsOverlaysBeforeAndBackgroundsAfterTheView() {
    let screen = Screen {
      Color.red.frame(width: 50, height: 50).probe("view")
        .overlay { Color.blue.frame(width: 10, height: 10).probe("overlay") }
        .background { Color.green.frame(width: 80, height: 80).probe("background") }
    }
    #expect(screen.hit(50, 50) == "overlay")
    #expect(screen.hit(30, 30) == "view")
    #expect(screen.hit(12, 12) == "background")
    #expect(screen.hit(5, 5) == nil)
  }

  @Test func shapesAreHitInsideTheirOutline() {
    let screen = Screen { Circle().probe("circle") }
    #expect(screen.hit(50, 50) == "circle")
    #expect(screen.hit(5, 5) == nil)
  }

  @Test func strokedShapesAreHitOnTheirLine() {
    let screen = Screen {
      Circle().stroke(lineWidth: 10).frame(width: 80, height: 80).probe("ring")
    }
    #expect(screen.hit(50, 50) == nil)
    #expect(screen.hit(90, 50) == "ring")
    #expect(screen.hit(94, 50) == "ring")
    #expect(screen.hit(96, 50) == nil)
    #expect(screen.hit(84, 50) == nil)
  }

  @Test func holesOfAnEvenOddShapeAreNotHit() {
    let screen = Screen {
      Path { path in
        path.addRect(CGRect(0, 0, 100, 100))
        path.addRect(CGRect(25, 25, 50, 50))
      }
      .fill(style: FillStyle(eoFill: true)).probe("frame")
    }
    #expect(screen.hit(10, 10) == "frame")
    #expect(screen.hit(50, 50) == nil)
  }

  @Test func textsAndImagesAreHitInTheirFrame() {
    let screen = Screen {
      Text("aaa").font(.system(size: 20)).probe("text")
    }
    let frame = screen.frame("text")
    #expect(screen.hit(frame.minX + 1, frame.minY + 1) == "text")
    #expect(screen.hit(frame.maxX - 1, frame.maxY - 1) == "text")
    #expect(screen.hit(frame.maxX + 1, frame.midY) == nil)
  }

  @Test func stacksSpacersAndPaddingAreNotHit() {
    let screen = Screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Spacer()
        Color.red.frame(width: 20)
      }
      .padding(10)
      .probe("row")
    }
    #expect(screen.hit(50, 50) == nil)
    #expect(screen.hit(5, 50) == nil)
    #expect(screen.hit(15, 50) == "row")
  }

  @Test func clearColoursAndInvisibleViewsAreNotHit() {
    let screen = Screen {
      ZStack {
        Color.green.probe("below")
        Color.clear.probe("clear")
        Rectangle().fill(.clear).probe("clear shape")
        Color.red.opacity(0).probe("transparent")
        Color.red.hidden().probe("hidden")
        Color.blue.probe("opacity").opacity(0)
      }
    }
    #expect(screen.hit(50, 50) == "below")
  }

  @Test func nearlyInvisibleViewsAreHit() {
    let screen = Screen { Color.red.probe("view").opacity(0.01) }
    #expect(screen.hit(50, 50) == "view")
  }

  @Test func contentShapeReplacesTheDrawnShape() {
    let screen = Screen {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("a").probe("text")
          Spacer()
        }
        .frame(height: 50).contentShape(Rectangle()).probe("row")
        Color.red.probe("round").contentShape(Circle()).frame(width: 50, height: 50)
      }
    }
    #expect(screen.hit(90, 25) == "row")
    #expect(screen.hit(50, 75) == "round")
    #expect(screen.hit(27, 52) == nil)
  }

  @Test func contentShapesForOtherPurposesHaveNoEffect() {
    let screen = Screen { Color.red.contentShape(.hoverEffect, Circle()).probe("view") }
    #expect(screen.hit(2, 2) == "view")
  }

  @Test func evenOddContentShapesHaveHoles() {
    let screen = Screen {
      Color.red.contentShape(
        Path { path in
          path.addRect(CGRect(0, 0, 100, 100))
          path.addRect(CGRect(25, 25, 50, 50))
        }, eoFill: true
      ).probe("view")
    }
    #expect(screen.hit(10, 10) == "view")
    #expect(screen.hit(50, 50) == nil)
  }

  @Test func allowsHitTestingLetsTouchesThrough() {
    let screen = Screen {
      ZStack {
        Color.red.probe("below")
        Color.blue.probe("above").allowsHitTesting(false)
      }
    }
    #expect(screen.hit(50, 50) == "below")
  }

  @Test func followsOffsetsRotationsAndScalings() {
    let screen = Screen {
      ZStack {
        Color.red.frame(width: 20, height: 20).probe("moved").offset(x: 30)
        Color.red.frame(width: 60, height: 4).probe("turned").rotationEffect(.degrees(90))
        Color.red.frame(width: 4, height: 4).probe("grown").scaleEffect(5).offset(x: -35)
      }
    }
    #expect(screen.hit(80, 50) == "moved")
    #expect(screen.hit(50, 25) == "turned")
    #expect(screen.hit(28, 50) == nil)
    #expect(screen.hit(7, 50) == "grown")
  }

  @Test func emptyViewsAreNotHit() {
    let screen = Screen { Color.red.probe("view").scaleEffect(0) }
    #expect(screen.hit(50, 50) == nil)
  }

  @Test func followsProjections() {
    let screen = Screen {
      Color.red.frame(width: 80, height: 80).probe("view")
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    // Half of the original width.
    #expect(screen.hit(50, 50) == "view")
    #expect(screen.hit(32, 50) == "view")
    #expect(screen.hit(25, 50) == nil)
  }

  @Test func followsVisualEffects() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 20).probe("view")
        .visualEffect { content, _ in content.offset(x: 30) }
    }
    #expect(screen.hit(80, 50) == "view")
    #expect(screen.hit(50, 50) == nil)
  }

  // https://oleb.net/2022/clipped-hit-testing
  @Test func clipsDoNotAffectHitTesting() {
    let screen = Screen {
      Color.red.frame(width: 80, height: 80).probe("view").frame(width: 20, height: 20).clipped()
    }
    #expect(screen.hit(15, 50) == "view")
  }

  @Test func scrollViewsClipAndMoveTheHitArea() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.gray.frame(height: 20).probe("bar")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { Color.red.frame(width: 60, height: 40).probe("\($0)") }
          }
        }
      }
    }
    #expect(screen.hit(50, 30) == "0")
    screen.scroll(to: CGPoint(x: 0, y: 60))
    #expect(screen.hit(50, 30) == "1")
    #expect(screen.hit(50, 10) == "bar")
  }

  @Test func emptyPartsOfAScrollViewAreHit() {
    let screen = Screen {
      ZStack {
        Color.red.probe("below")
        ScrollView { Color.blue.frame(width: 20, height: 20) }.frame(width: 20).probe("scroll")
      }
    }
    #expect(screen.hit(50, 80) == "scroll")
    #expect(screen.hit(10, 80) == "below")
  }

  @Test func mirrorsInRightToLeftLayouts() {
    let screen = Screen(direction: .rightToLeft) {
      HStack(spacing: 0) {
        Color.red.probe("first")
        Color.blue.probe("second")
      }
    }
    #expect(screen.hit(90, 50) == "first")
    #expect(screen.hit(10, 50) == "second")
  }

  @Test func reachesBeyondTheSafeArea() {
    let screen = Screen(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      ZStack {
        Color.red.ignoresSafeArea().probe("all")
        Color.blue.probe("safe")
      }
    }
    #expect(screen.hit(50, 10) == "all")
    #expect(screen.hit(50, 30) == "safe")
  }
}
